import { addTexts } from './texts';

/** Texts of the inbox. */
addTexts(import.meta.glob('./*/inbox.json', { eager: true, import: 'default' }));
