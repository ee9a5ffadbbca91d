// What the server and addresses call this game.

export const KEY = 'ocg';
