/** Migrations in order. Once released, a migration is never edited. */
export { Foundation1790000000000 } from './1790000000000-foundation.js';
export { Catalogue1790000000001 } from './1790000000001-catalogue.js';
export { Contact1790000000002 } from './1790000000002-contact.js';
export { Careers1790000000003 } from './1790000000003-careers.js';
export { Alerts1790000000004 } from './1790000000004-alerts.js';
export { PublicVersion1790000000005 } from './1790000000005-public-version.js';
export { Notifications1790000000006 } from './1790000000006-notifications.js';
export { Drafts1790000000009 } from './1790000000009-drafts.js';
