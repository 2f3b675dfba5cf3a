export { messages } from './candidates/es.po';

/** The contract's texts are written in Spanish. */
export const texts = {};
