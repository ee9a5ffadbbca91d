// Not translated yet.
export { default } from '../en/room';
