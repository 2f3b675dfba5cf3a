import { addTexts } from './texts';

/** Texts of the rules, where they are listed and written. */
addTexts(import.meta.glob('./*/rules.json', { eager: true, import: 'default' }));
