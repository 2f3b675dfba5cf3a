import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

export interface Instruction {
  word: string;
  /** Everything after the instruction. */
  text: string;
  /** The words of it. */
  rest: string[];
}

export interface Copy {
  /** A stage; undefined: the repository. */
  from: string | undefined;
  sources: string[];
  to: string;
}

/** The lines of the Dockerfile that do something. */
export function readDockerfile(): Instruction[] {
  return readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => {
      const [word = ''] = line.split(' ', 1);
      const text = line.slice(word.length).trim();
      return { word, text, rest: text.split(/\s+/) };
    });
}

export function readCopy({ rest }: Instruction): Copy {
  const from = rest.find((one) => one.startsWith('--from='))?.slice('--from='.length);
  const places = rest.filter((one) => !one.startsWith('--'));
  return { from, sources: places.slice(0, -1), to: places.at(-1) ?? '' };
}
