/** Migrations in order. Once released, a migration is never edited. */
export { Foundation1790000000000 } from './1790000000000-foundation.js';
