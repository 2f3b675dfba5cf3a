import { addTexts } from './texts';

/** Texts of approvals, of whatever is approved. */
addTexts(import.meta.glob('./*/approvals.json', { eager: true, import: 'default' }));
