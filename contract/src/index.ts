/** The words shared by the server and both front ends. */
export * from './contact.js';
export * from './drafts.js';
export * from './limits.js';
export * from './roles.js';
export * from './vocabulary.js';
export * from './notifications.js';
export * from './interviews.js';
export * from './documents.js';
export * from './qualifications.js';
export * from './threads.js';
export * from './search.js';
export * from './notes.js';
export * from './timeline.js';
export * from './merges.js';
