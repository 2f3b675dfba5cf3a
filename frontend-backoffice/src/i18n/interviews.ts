import { addTexts } from './texts';

/** Texts of interviews, availability and criteria. */
addTexts(import.meta.glob('./*/interviews.json', { eager: true, import: 'default' }));
