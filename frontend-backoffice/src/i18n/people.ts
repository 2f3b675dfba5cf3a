import { addTexts } from './texts';

/** Texts of every person with an account or a record, of imports and of bulk actions. */
addTexts(import.meta.glob('./*/people.json', { eager: true, import: 'default' }));
