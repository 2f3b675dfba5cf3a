/** The specs that both versions run: of each room those that write and read the most tables. */
export const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  auth: ['auth.sign-in', 'auth.sessions', 'auth.second-factor', 'users', 'preferences'],
  config: ['config'],
  departments: ['departments'],
  mail: ['mail-delivery', 'mail-api'],
  contact: ['contact'],
  vacancies: ['vacancies.manage', 'vacancy-closing', 'tracking-links', 'alerts'],
  candidates: [
    ...[
      'candidates.submission',
      'candidates.moves',
      'candidates.list',
      'candidates.search',
      'board',
      'drafts',
    ],
    ...['notes', 'threads', 'documents', 'bulk-actions', 'imports', 'merges', 'talent-pool', 'rejections'],
  ],
  integrations: ['integrations.keys', 'integrations.webhooks', 'rrhh'],
  interviews: ['interviews', 'interviews-answers', 'self-scheduling', 'scorecards', 'calendar-feeds'],
  privacy: ['privacy.erasure', 'privacy.export', 'privacy-requests', 'retention'],
  logs: ['logs'],
  demo: ['demo'],
  site: ['live', 'public-pages'],
  stats: ['stats', 'stats.totals'],
  platform: ['idempotency', 'queue', 'races', 'stored-files'],
};

/** A regular expression of their paths, for jest. */
export const pattern = (): string =>
  `test/(?:[\\w-]+/)*(?:${Object.values(CHOSEN).flat().join('|').replaceAll('.', '\\.')})\\.spec\\.ts$`;

/** @param files paths of specs @returns rooms of which none of them is */
export function uncovered(files: readonly string[]): string[] {
  const names = files.map(
    (file) =>
      file
        .split('/')
        .at(-1)
        ?.replace(/\.spec\.ts$/, '') ?? '',
  );
  return Object.keys(CHOSEN).filter((room) => !CHOSEN[room]?.some((name) => names.includes(name)));
}

/**
 * Failures of an earlier version that say nothing about its work on the newer schema, by the beginning of the commit and
 * the end of the spec's title.
 */
export const EXCUSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  c4c91cce: {
    'are completed or given an application, and get back what they had':
      'it compares all columns of a row, and candidates.modificado_at is new',
    'a rejection waits, and until it leaves the candidate sees the state before':
      'it fails in the same way on the schema of 1.0.0',
    'a move that overtakes another and is taken back lets the waiting rejection wait again':
      'it fails in the same way on the schema of 1.0.0',
  },
};

/**
 * How many messages may arrive twice in the rolling update from an earlier version: 1.0.0 cannot note that a message was
 * sent when a migration outdates its prepared statement. Four are sent at once, by each of the two that serve meanwhile.
 */
export const MAY_DOUBLE: Readonly<Record<string, number>> = { c4c91cce: 8 };

/** @returns what is said of the commit, by its beginning */
export function knownOf<Value>(known: Readonly<Record<string, Value>>, commit: string): Value | undefined {
  return Object.entries(known).find(([start]) => commit.startsWith(start))?.[1];
}
