// Not translated yet.
export { default } from '../en/table';
