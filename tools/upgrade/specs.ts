/**
 * Runs specs of one version on the schema that the other one left. A new database of a PostgreSQL begins as a copy of
 * its `template1`, so that is migrated first, and the specs of both versions find its schema.
 */
import fs from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { runCommand, toolEnvironment } from '../../scripts/lib/run-command.mjs';
import { databaseUrl, TEST_SERVER_VARIABLE } from '../../scripts/lib/scratch-database.mjs';
import { pattern, uncovered } from './chosen-specs.ts';
import { prepareDatabase } from './version.ts';
import type { Tools } from '../../scripts/lib/task.mjs';

/** What is read of jest's report. */
interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface Outcome {
  passed: number;
  failures: string[];
  /** Failures with a reason. */
  excused: string[];
}

/**
 * @param schemaOf working copy whose migrations make the schema
 * @param specsOf working copy whose specs run, after its own migrations
 */
export async function runSpecs(
  { name, schemaOf, specsOf }: { name: string; schemaOf: string; specsOf: string },
  excuses: Readonly<Record<string, string>>,
  { shutdown, logDir }: Tools,
): Promise<Outcome> {
  const { signal } = shutdown;
  const postgres = await startPostgres({ ephemeral: true, signal });
  shutdown.onStop('the test database', postgres.stop);
  try {
    await prepareDatabase(schemaOf, databaseUrl(postgres.url, 'template1'), {
      log: path.join(logDir, `${name}-schema.log`),
      signal,
    });
    const result = path.join(logDir, `${name}.json`);
    fs.rmSync(result, { force: true });
    const jest = path.join(specsOf, 'node_modules', '.bin', 'jest');
    const args = ['--json', `--outputFile=${result}`, '--maxWorkers=3', '--colors=false', '--forceExit'];
    const env: NodeJS.ProcessEnv = { ...toolEnvironment(), [TEST_SERVER_VARIABLE]: postgres.url };
    delete env.NODE_ENV;
    const log = path.join(logDir, `${name}.log`);
    await runCommand(jest, [...args, pattern()], { log, signal, cwd: path.join(specsOf, 'backend'), env });
    if (!fs.existsSync(result))
      return { passed: 0, failures: [`jest left no report: see ${log}`], excused: [] };
    return judge(JSON.parse(fs.readFileSync(result, 'utf8')) as JestReport, excuses);
  } finally {
    await postgres.stop();
  }
}

export function judge(report: JestReport, excuses: Readonly<Record<string, string>>): Outcome {
  const rooms = uncovered(report.testResults.map(({ name }) => name));
  const failed = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const titles = assertionResults.filter(({ status }) => status === 'failed').map((one) => one.fullName);
    // A file that could not be run has no titles.
    const broken = titles.length === 0 && assertionResults.length === 0 ? [message.split('\n')[0] ?? ''] : [];
    return [...titles, ...broken].map((title) => `${path.basename(name)}: ${title}`);
  });
  const excuseOf = (failure: string) => Object.entries(excuses).find(([title]) => failure.endsWith(title));
  return {
    passed: report.numPassedTests,
    failures: [
      ...rooms.map((room) => `no spec of the room ${room} ran`),
      ...failed.filter((failure) => !excuseOf(failure)),
    ],
    excused: failed.flatMap((failure) => {
      const excuse = excuseOf(failure);
      return excuse ? [`${failure} (${excuse[1]})`] : [];
    }),
  };
}
