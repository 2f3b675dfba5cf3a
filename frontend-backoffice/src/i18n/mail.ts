import { addTexts } from './texts';

/** Texts of e-mails, templates and reasons of rejection. */
addTexts(import.meta.glob('./*/mail.json', { eager: true, import: 'default' }));
