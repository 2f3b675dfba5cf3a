/** Cards of a column of the board that come at a time. */
export const BOARD_PAGE = 25;
