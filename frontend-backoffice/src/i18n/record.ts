import { addTexts } from './texts';

/** Texts of a person's record, of moves, of the board, and of two records that are compared. */
addTexts(import.meta.glob('./*/record.json', { eager: true, import: 'default' }));
