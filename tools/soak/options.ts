import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';

const USAGE =
  'Usage: npm run test:soak -- [--minutes=10 | --hours=8] [--leak=memory,buffers,timers,descriptors,files]';
/** Below it there are too few samples. */
const SHORTEST_S = 120;
const LEAKS = ['memory', 'buffers', 'timers', 'descriptors', 'files'];

export interface SoakOptions {
  seconds: number;
  /** What the product leaks on purpose. */
  leak: string | undefined;
}

export function readOptions(args: string[]): SoakOptions {
  const { values } = parsed(args);
  const { minutes, hours, leak } = values;
  const seconds = hours === undefined ? Number(minutes ?? 10) * 60 : Number(hours) * 3600;
  const both = minutes !== undefined && hours !== undefined;
  if (both || !(seconds >= SHORTEST_S) || leak?.split(',').some((name) => !LEAKS.includes(name)))
    throw new Failure(USAGE);
  return { seconds, leak };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { minutes: { type: 'string' }, hours: { type: 'string' }, leak: { type: 'string' } },
    });
  } catch {
    throw new Failure(USAGE);
  }
}
