import { addTexts } from './texts';

/** Texts of offers of work. */
addTexts(import.meta.glob('./*/offers.json', { eager: true, import: 'default' }));
