/** Migrations in order. Once released, a migration is never edited. */
export { Foundation1790000000000 } from './1790000000000-foundation.js';
export { Catalogue1790000000001 } from './1790000000001-catalogue.js';
export { Contact1790000000002 } from './1790000000002-contact.js';
export { Careers1790000000003 } from './1790000000003-careers.js';
export { Alerts1790000000004 } from './1790000000004-alerts.js';
export { PublicVersion1790000000005 } from './1790000000005-public-version.js';
export { Notifications1790000000006 } from './1790000000006-notifications.js';
export { Interviews1790000000007 } from './1790000000007-interviews.js';
export { Documents1790000000012 } from './1790000000012-documents.js';
export { Qualifications1790000000010 } from './1790000000010-qualifications.js';
export { Threads1790000000008 } from './1790000000008-threads.js';
export { AccountSecurity1790000000011 } from './1790000000011-account-security.js';
export { Privacy1790000000013 } from './1790000000013-privacy.js';
export { Drafts1790000000009 } from './1790000000009-drafts.js';
export { NoSilence1790000000020 } from './1790000000020-no-silence.js';
