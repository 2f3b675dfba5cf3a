import { addTexts } from './texts';

/** Texts of tasks. */
addTexts(import.meta.glob('./*/tasks.json', { eager: true, import: 'default' }));
