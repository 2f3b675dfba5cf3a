import { addTexts } from './texts';

/** Texts of the administrators' start page and of the rows behind its figures. */
addTexts(import.meta.glob('./*/home.json', { eager: true, import: 'default' }));
