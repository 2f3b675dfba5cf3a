import fc from 'fast-check';
import { findInvariantViolations } from '../operations/data/invariants.js';
import type { World } from '../world.js';

/** The same sequences in each run; LIFE_CYCLE_SEED tries others. */
const SEED = Number(process.env['LIFE_CYCLE_SEED'] ?? 20_261_125);

/** How much is tried. */
export interface Amount {
  runs: number;
  steps: number;
}

/**
 * Runs random sequences of commands on the product and on a plain model of it, and compares both after each command.
 * A failing sequence is shortened and printed with its seed.
 * @param begin the state of both at the start of a sequence
 */
export async function compareWithModel<Model extends object, Real>(
  world: World,
  commands: fc.Arbitrary<fc.AsyncCommand<Model, Real>>[],
  begin: () => Promise<{ model: Model; real: Real }>,
  { runs, steps }: Amount,
): Promise<void> {
  const sequences = fc.commands(commands, { maxCommands: steps, size: 'max' });
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const start = await begin();
      await fc.asyncModelRun(() => start, sequence);
      expect(await findInvariantViolations(world.dataSource)).toEqual([]);
    }),
    { seed: SEED, numRuns: runs },
  );
}

/** An answer as the model foresees it: `200`, or `409 stale_version`. */
export const outcomeOf = ({ status, body }: { status: number; body: { code?: string } }): string =>
  status < 400 ? `${status}` : `${status} ${body.code}`;
