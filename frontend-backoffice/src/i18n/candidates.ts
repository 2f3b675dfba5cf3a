import { FIELD_LABEL } from '@hiring/contract';
import { addTexts } from './texts';

/** Texts of people, applications, the board, tags, documents, notes and threads. */
addTexts(import.meta.glob('./*/candidates.json', { eager: true, import: 'default' }), {
  resources: { candidates: { fields: FIELD_LABEL } },
});
