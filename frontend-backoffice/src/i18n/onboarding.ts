import { addTexts } from './texts';

/** Texts of what happens between being hired and the first day. */
addTexts(import.meta.glob('./*/onboarding.json', { eager: true, import: 'default' }));
