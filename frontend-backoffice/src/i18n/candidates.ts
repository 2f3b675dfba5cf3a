import { FIELD_LABEL } from '@hiring/contract';
import { addTexts } from './texts';

/** Texts of the lists of applications and people, of tags and notes. */
addTexts(import.meta.glob('./*/candidates.json', { eager: true, import: 'default' }), {
  resources: { candidates: { fields: FIELD_LABEL } },
});
