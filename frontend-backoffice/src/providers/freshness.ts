import type { LiveEvent, LiveResource } from '@hiring/contract';
import type { MutationCache, Query, QueryClient } from '@tanstack/react-query';

type Owner = 'candidato_id' | 'vacante_id';

interface Entry<Name> {
  /** The nouns that the query shows besides its own. */
  shows: readonly Name[];
  /** Whose id the second part of the key is; absent: the rows are several people's, or react-admin's key says it. */
  of?: Owner;
}

const shows = <Name extends string = never>(...names: Name[]): Entry<Name> => ({ shows: names });
const ofPerson = <Name extends string = never>(...names: Name[]): Entry<Name> => ({
  shows: names,
  of: 'candidato_id',
});
const ofVacancy = <Name extends string = never>(...names: Name[]): Entry<Name> => ({
  shows: names,
  of: 'vacante_id',
});
const table = <Name extends string>(entries: Record<Name, Entry<NoInfer<Name>>>) => entries;

/**
 * Every query of the back office by the first part of its key, which is a noun of the API or a part of one, and what it
 * shows. It is stale when that changes, whoever changed it: own writes name the nouns that they change, the stream of
 * events names those that others did. A key that is not here does not compile, or is refused by the data provider.
 */
const QUERIES = table({
  // People and their process.
  applications: ofPerson(),
  board: shows(), // Cards come by the stream (useBoardLive).
  candidates: shows('applications', 'interviews', 'tags', 'vacancies'),
  'cv/history': shows('candidates'),
  'cv-text': ofPerson('candidates'),
  documents: shows(),
  duplicates: shows('candidates', 'applications'),
  hold: ofPerson('privacy/holds'),
  notes: shows(),
  'offer-approvers': shows('departments', 'users'),
  'approval-delegations': shows('users'),
  offers: shows('candidates', 'applications', 'vacancies', 'offer-approvers', 'approval-delegations'),
  requisitions: shows('applications', 'vacancies', 'users', 'approval-delegations'),
  'requisition-approvers': shows('departments', 'users'),
  'staffing-plan': shows('requisitions', 'applications', 'vacancies', 'departments'),
  onboardings: shows('candidates', 'applications', 'documents'),
  'onboarding-templates': shows(),
  people: shows('candidates', 'applications', 'interviews', 'tags'),
  'phase-requirements': shows('applications', 'documents', 'interviews', 'scorecards', 'tasks', 'vacancies'),
  provenance: ofPerson('candidates'),
  search: shows('candidates', 'applications', 'vacancies'),
  'slot-invitations': shows('interviews', 'interview-availability'),
  stats: shows('candidates', 'applications', 'interviews', 'emails'),
  'stats/counted': shows('candidates', 'applications'),
  tags: shows('candidates'),
  tasks: shows('candidates', 'vacancies', 'interviews'),
  threads: shows('candidates'),
  thread: ofPerson('threads'),
  'thread-desk': ofPerson('threads'),
  'thread-figures': shows('threads'),
  'saved-answers': shows(),
  timeline: ofPerson(
    'applications',
    'candidates',
    'documents',
    'emails',
    'interviews',
    'invitations',
    'notes',
    'scorecards',
    'threads',
  ),

  // Interviews.
  'calendar-feeds/mine': shows(),
  interviews: shows('candidates', 'applications', 'interview-availability'),
  'interview-sheet': shows('vacancies'),
  'interview-availability': shows('slot-invitations', 'interviews'),
  scorecards: ofPerson('interviews', 'applications', 'scorecard-criteria'),
  'scorecard-criteria': shows('scorecards'),

  // Vacancies.
  invitations: shows('applications', 'vacancies'),
  phases: shows('vacancies'),
  'tracking-links': shows('vacancies', 'applications'),
  'tracking-link-qr': shows(),
  vacancies: shows(),
  'vacancy-closing': ofVacancy('applications', 'vacancies'),
  'vacancy-figures': shows('vacancies', 'applications', 'interviews', 'emails'),
  history: shows('vacancies'),
  'vacancy-matches': ofVacancy('vacancies', 'candidates', 'applications', 'invitations'),
  'vacancy-summary': shows('vacancies', 'applications'),
  'vacancy-unanswered': ofVacancy('vacancies', 'applications', 'emails'),
  'vacancy-words': ofVacancy(),
  waiting: shows('applications', 'candidates', 'emails', 'interviews', 'vacancies'),

  // Mail.
  'bulk-message-drafts': shows('templates'),
  emails: shows(),
  'message-draft': shows('templates'),
  'message-preview': shows(),
  templates: shows(),
  'template-preview': shows(),
  'template-versions': shows('templates'),
  'unassigned-mail': shows('threads'),

  // Many at once.
  'bulk-actions': shows(),
  'bulk-example': shows(),
  'bulk-rows': shows('bulk-actions'),
  'cv-drafts': shows(),
  imports: shows(),
  'import-rows': shows('imports'),

  // Settings and administration.
  'admin-figures': shows('candidates', 'applications', 'interviews', 'vacancies'),
  'answer-times': shows('config'),
  'api-keys': shows(),
  config: shows(),
  'config/company': shows('config'),
  'config/channels/sms': shows('config/channels'),
  'config/channels/whatsapp': shows('config/channels'),
  'config/channels': shows(),
  'config/inbound-mail': shows(),
  'config/rejection-delay': shows('config'),
  'config/oidc-providers': shows(),
  'config/signing-certificate': shows(),
  'custom-fields': shows(),
  'custom-field-values': shows('candidates', 'applications', 'custom-fields'),
  departments: shows(),
  'department-catalogue': shows('departments'),
  logs: shows('users'),
  'log-actions': shows(),
  'log-seal': shows(),
  'panel-figures': shows(),
  preferences: shows(),

  'rejection-reasons': shows(),
  rules: shows('tags'),
  'rule-preview': shows('rules'),
  'rule-runs': shows('rules'),
  'saved-views': shows('tags'),
  'system-status': shows('config', 'webhooks'),
  users: shows(),
  webhooks: shows(),
  'webhook-deliveries': shows('webhooks'),

  // Managers and teams.
  team: shows('applications', 'interviews', 'requisitions', 'scorecards'),
  'team/applications': shows('team', 'applications'),
  'vacancy-team': shows('vacancies', 'users'),
  'team-proposals': shows('team', 'applications'),

  // Data protection.
  notices: shows('privacy/notices'),
  'privacy/holds': shows('candidates'),
  'privacy/notices': shows('notices'),
  'privacy/requests': shows('privacy/holds', 'candidates'),
  'privacy/retention/plan': shows('privacy/retention/settings', 'privacy/holds', 'candidates'),
  'privacy/retention/quarantine': shows('privacy/retention/settings', 'privacy/holds', 'candidates'),
  'privacy/retention/settings': shows(),
  'retention-plan': shows('privacy/retention/settings', 'privacy/holds', 'candidates'),
});

/** The first part of a query's key. */
export type Noun = keyof typeof QUERIES;

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Noun, ...unknown[]];
  }
}

export const isNoun = (name: unknown): name is Noun =>
  typeof name === 'string' && Object.hasOwn(QUERIES, name);

/** A noun that has changed, and whose record of it, where that is known. */
export interface Change extends Partial<Record<Owner, string | null>> {
  noun: Noun;
}

/** The nouns that a merge or an erasure changes. */
export const EVERYTHING = Object.keys(QUERIES) as Noun[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The person or vacancy that a query is about: of ours by the second part of the key, of react-admin's by its parameters. */
function ownerOf([name, second, third]: Query['queryKey']): Partial<Record<Owner, unknown>> {
  const { of }: Entry<Noun> = QUERIES[name];
  if (of) return { [of]: second };
  if (!isObject(third)) return {};
  if (second === 'getOne' && name === 'candidates') return { candidato_id: third['id'] };
  if (second === 'getOne' && name === 'vacancies') return { vacante_id: third['id'] };
  if (second === 'getManyReference') {
    if (third['target'] === 'vacancies') return { vacante_id: third['id'] };
    return third['target'] === 'candidates' ? { candidato_id: third['id'] } : {};
  }
  return second === 'getList' && isObject(third['filter'])
    ? { candidato_id: third['filter']['candidato_id'] }
    : {};
}

function showsChange(key: Query['queryKey'], change: Change): boolean {
  const [name] = key;
  if (!isNoun(name)) return false;
  const entry: Entry<Noun> = QUERIES[name];
  if (name !== change.noun && !entry.shows.includes(change.noun)) return false;
  const owner = ownerOf(key);
  return (['candidato_id', 'vacante_id'] as const).every(
    (whose) => change[whose] === undefined || owner[whose] === undefined || change[whose] === owner[whose],
  );
}

/** Reads again, now or when it is shown next, whatever shows what has changed here. */
export const readAgain = (client: QueryClient, changes: readonly (Noun | Change)[]): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) =>
      changes.some((change) => showsChange(queryKey, typeof change === 'string' ? { noun: change } : change)),
  });

/** A form over it, as react-admin's own, has it stay as it was read: what is typed would be lost. */
const isEdited = ({ observers }: Query): boolean =>
  observers.some(({ options }) => options.refetchOnWindowFocus === false);

/** The same for what others have changed. */
export const readAgainUnlessEdited = (client: QueryClient, changes: readonly Change[]): Promise<void> =>
  client.invalidateQueries({
    predicate: (query) => !isEdited(query) && changes.some((change) => showsChange(query.queryKey, change)),
  });

/** Whatever the stream tells. */
const LIVE: Readonly<Record<LiveResource | 'applications' | 'team', true>> = {
  applications: true,
  candidates: true,
  documents: true,
  emails: true,
  'interview-availability': true,
  interviews: true,
  invitations: true,
  notes: true,
  offers: true,
  onboardings: true,
  'privacy/holds': true,
  requisitions: true,
  scorecards: true,
  'slot-invitations': true,
  tasks: true,
  team: true,
  threads: true,
  'unassigned-mail': true,
  vacancies: true,
};

/** What an event of the stream says to have changed. */
export function changesOf(event: LiveEvent): Change[] {
  switch (event.kind) {
    case 'application':
      return [{ noun: 'applications', candidato_id: event.candidato_id, vacante_id: event.vacante_id }];
    case 'interview':
      return [{ noun: 'interviews', candidato_id: event.candidato_id }];
    case 'candidate':
      return [{ noun: 'candidates', candidato_id: event.id }];
    case 'team':
      return [{ noun: 'team' }];
    case 'record':
      return [{ ...event, noun: event.resource }];
    case 'resync':
      return Object.keys(LIVE).map((noun) => ({ noun: noun as keyof typeof LIVE }));
    default:
      return [];
  }
}

/** Writes of react-admin's own forms and buttons have the resource in their key. */
const STOCK_WRITES: readonly unknown[] = ['create', 'update', 'updateMany', 'delete', 'deleteMany'];

export const STOCK_WRITES_READ_AGAIN: MutationCache['config'] = {
  onSettled: (_data, error, _variables, _result, _mutation, { client, mutationKey = [] }) => {
    // A refused form keeps what was typed: its record stays as it was read.
    if (error) return;
    const [resource, verb] = mutationKey;
    if (isNoun(resource) && STOCK_WRITES.includes(verb)) void readAgain(client, [resource]);
  },
};
