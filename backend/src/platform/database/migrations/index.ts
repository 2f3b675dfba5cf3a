/** Migrations in order. Once released, a migration is never edited. */
export { Foundation1790000000000 } from './1790000000000-foundation.js';
export { Catalogue1790000000001 } from './1790000000001-catalogue.js';
