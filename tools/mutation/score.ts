/** Counts what a mutation run found. */
import type { EXCUSED } from './excused.ts';

/** The used members of Stryker's report (mutation-testing-report-schema). */
export interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}
export interface Mutant {
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
}
export interface Survivor {
  file: string;
  line: number;
  source: string;
  mutator: string;
  replacement: string;
  covered: boolean;
}
export interface FileScore {
  file: string;
  killed: number;
  /** Those that count: neither ignored, excused nor invalid. */
  all: number;
  survivors: Survivor[];
}

const KILLED = new Set(['Killed', 'Timeout']);
const SURVIVED = new Set(['Survived', 'NoCoverage']);

export function scoresOf({ files }: Report, excused: typeof EXCUSED): FileScore[] {
  return Object.entries(files).map(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    const survivors = mutants
      .filter((mutant) => SURVIVED.has(mutant.status) && !isSentence(mutant, lines))
      .map(({ location, mutatorName, replacement = '', status }) => ({
        ...{ file, line: location.start.line, source: lines[location.start.line - 1]?.trim() ?? '' },
        ...{ mutator: mutatorName, replacement, covered: status === 'Survived' },
      }))
      .filter((one) => !excused.some((reason) => excuses(reason, one)));
    const killed = mutants.filter(({ status }) => KILLED.has(status)).length;
    return { file, killed, all: killed + survivors.length, survivors };
  });
}

/** A sentence for people decides nothing; it is tested where it is shown. SQL stands in templates. */
function isSentence({ mutatorName, location: { start } }: Mutant, lines: string[]): boolean {
  if (mutatorName !== 'StringLiteral') return false;
  const text = /^(['"])(.*?)\1/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '')?.[2];
  return text !== undefined && /\p{L} \p{L}/u.test(text);
}

function excuses({ file, line, replacement = '' }: (typeof EXCUSED)[number], survivor: Survivor): boolean {
  return (
    survivor.file.endsWith(file) &&
    survivor.source.includes(line) &&
    survivor.replacement.includes(replacement)
  );
}

/** @returns from 0 to 100; 100 without a mutant */
export function percentOf(scores: readonly Pick<FileScore, 'killed' | 'all'>[]): number {
  const all = scores.reduce((sum, one) => sum + one.all, 0);
  const killed = scores.reduce((sum, one) => sum + one.killed, 0);
  return all === 0 ? 100 : (100 * killed) / all;
}
