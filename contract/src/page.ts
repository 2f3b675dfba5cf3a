/** The part of the contract for every public page: separate, to keep the rest out of the bundle. */
export * from './channel.js';
export * from './formats-now.js';
export type { Formats } from './settings.js';
export * from './languages.js';
export * from './words.js';
