import { addTexts } from './texts';

/** Texts of keys and webhooks. */
addTexts(import.meta.glob('./*/integrations.json', { eager: true, import: 'default' }));
