import { addTexts } from './texts';

/** Texts of the company's own fields, where they are defined and where they are filled in. */
addTexts(import.meta.glob('./*/fields.json', { eager: true, import: 'default' }));
