import { addTexts } from './texts';

/** Texts of requests for staff. */
addTexts(import.meta.glob('./*/requisitions.json', { eager: true, import: 'default' }));
