/** Processor time of the compared servers and of PostgreSQL. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

/** @returns reads the processor time of all processes of this PostgreSQL in milliseconds; null: it runs elsewhere */
export async function postgresClock(client: Client): Promise<(() => number) | null> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = rows[0]?.pid ?? 0;
  const backend = statOf(pid);
  if (!backend?.command.includes('postgres')) return null;
  const tickMs = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const { parent } = backend;
  return () => {
    const own = statOf(parent);
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => statOf(Number(name)))
      .filter((stat) => stat?.parent === parent);
    // Those that have ended count as their parent's.
    return (
      tickMs * children.reduce((sum, stat) => sum + (stat?.used ?? 0), (own?.used ?? 0) + (own?.ended ?? 0))
    );
  };
}

/** @returns null where there is no such process, or no /proc */
function statOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [command = '', rest = ''] = text.split(/\) (?=[A-Z] )/);
    const fields = rest.split(' ').map(Number);
    const at = (place: number) => fields[place] ?? 0;
    return { command, parent: at(1), used: at(11) + at(12), ended: at(13) + at(14) };
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
