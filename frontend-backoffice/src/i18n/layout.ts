import { addTexts } from './texts';

/** Texts around every screen: the bar, the search over everything, the sign-in and what a screen needs before it is drawn. */
addTexts(import.meta.glob('./*/layout.json', { eager: true, import: 'default' }));
