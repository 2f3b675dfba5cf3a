import { addTexts } from './texts';

/** Texts of data protection. */
addTexts(import.meta.glob('./*/privacy.json', { eager: true, import: 'default' }));
