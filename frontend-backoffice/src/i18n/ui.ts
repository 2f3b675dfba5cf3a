import { addTexts } from './texts';

/** Texts of the parts that all rooms share. */
addTexts(import.meta.glob('./*/ui.json', { eager: true, import: 'default' }));
