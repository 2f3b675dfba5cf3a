/** The topics of the attacks: the specs of each, by the beginnings of their names. */

const TOPICS: readonly [topic: string, specs: string[]][] = [
  ['access by role and row', ['access.', 'keys.', 'roles.', 'routes.', 'other-peoples-ids.']],
  ['fuzzing of every field', ['fuzz-', 'hostile-input.']],
  ['sessions, cookies, tokens', ['sessions.', 'auth.sessions.', 'auth.proof.']],
  ['other sites: CSRF, CORS', ['csrf-cors.']],
  ['headers', ['headers.']],
  ['guessing, enumeration, timing', ['guessing.', 'auth.guessing.', 'auth.limits.']],
  ['uploads and paths', ['uploads.', 'paths.', 'wrong-files.']],
  ['injection', ['injection.']],
  ['addresses: SSRF, redirects', ['addresses.']],
];

/** The used members of jest's report. */
export interface JestReport {
  testResults: { name: string; assertionResults: { status: string }[] }[];
}

export function sumByTopic(report: JestReport): { topic: string; passed: number; failed: number }[] {
  const counts = new Map(TOPICS.map(([topic]) => [topic, { passed: 0, failed: 0 }]));
  for (const { name, assertionResults } of report.testResults) {
    const file = name.split(/[\\/]/).at(-1) ?? '';
    const topic =
      TOPICS.find(([, specs]) => specs.some((beginning) => file.startsWith(beginning)))?.[0] ?? file;
    const sum = counts.get(topic) ?? { passed: 0, failed: 0 };
    counts.set(topic, sum);
    // A file that does not load has no test that could fail.
    if (assertionResults.length === 0) sum.failed += 1;
    for (const { status } of assertionResults) {
      if (status === 'passed') sum.passed += 1;
      if (status === 'failed') sum.failed += 1;
    }
  }
  return [...counts]
    .map(([topic, sum]) => ({ topic, ...sum }))
    .filter(({ passed, failed }) => passed + failed > 0);
}
