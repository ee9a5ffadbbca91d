// From how many pixels of width on a card carries its words.

export const WORDED = 88;
