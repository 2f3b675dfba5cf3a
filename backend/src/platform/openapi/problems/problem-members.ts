import type { ApiDocument, Schema } from '../document-shape.js';

const schema = (name: string, description: string): Schema => ({
  $ref: `#/components/schemas/${name}`,
  description,
});

/** Members of a problem besides those of RFC 9457. Each belongs to the codes that it names. */
const MEMBERS: Readonly<Record<string, Schema>> = {
  retry_after: {
    type: 'integer',
    minimum: 1,
    description: 'With 429 and 503: seconds after which it is worth trying again.',
  },
  ticket: {
    type: 'string',
    description: 'Of `second_factor_required`: what the code of the app is sent with.',
  },
  proof: {
    type: 'string',
    enum: ['password', 'code'],
    description:
      'Of `recent_proof_required`: what `POST /api/auth/proof` takes from this account, its password or a code of its ' +
      'second factor.',
  },
  user_id: {
    type: 'string',
    format: 'uuid',
    description: 'Of `email_already_exists`: the account that has the address.',
  },
  candidate: schema('CandidateRow', 'Of `stale_version`: the person as they are now.'),
  application: schema('ApplicationResponse', 'Of `stale_version`: the application as it is now.'),
  actual: schema('VacancyResponse', 'Of `vacancy_stale`: the vacancy as it is now.'),
  current: schema('CvDraftResponse', 'Of `cv_draft_stale`: the draft as it is now.'),
  config: schema('SettingsResponse', 'Of `config_stale`: the settings as they are now.'),
};

export function addProblemMembers(document: ApiDocument): void {
  Object.assign(document.components.schemas.ProblemResponse?.properties ?? {}, MEMBERS);
}
