/** The words shared by the server and both front ends. */
export * from './vocabulary.js';
