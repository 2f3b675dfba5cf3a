import { addTexts } from './texts';

/** Texts of managers and of the teams of vacancies. */
addTexts(import.meta.glob('./*/team.json', { eager: true, import: 'default' }));
