/** Cards of a board column loaded at a time. */
export const BOARD_PAGE = 25;
