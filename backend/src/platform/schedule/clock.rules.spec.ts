import { type ClockLook, judgeClock, sayClockProblem } from './clock.rules.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = new Date('2026-11-28T12:00:00Z');
const after = (ms: number): Date => new Date(NOON.getTime() + ms);

/** Both clocks say the same, the last right time was at noon, an hour after this start of the machine. */
function look({
  wallMs,
  ranMs,
  ...others
}: { wallMs: number; ranMs?: number } & Partial<ClockLook>): ClockLook {
  return {
    process: after(wallMs),
    database: after(wallMs),
    machine: { boot: ranMs === undefined ? 'a later start' : 'one', uptimeMs: 60 * MINUTE + (ranMs ?? 0) },
    last: { at: NOON, boot: 'one', uptimeMs: 60 * MINUTE },
    ...others,
  };
}

it.each<[string, ClockLook, ReturnType<typeof judgeClock>]>([
  ['the first look of an installation', look({ wallMs: 1100 * DAY, last: null }), null],
  ['a minute later', look({ wallMs: MINUTE, ranMs: MINUTE }), null],
  ['a service that was stopped for a month', look({ wallMs: 30 * DAY, ranMs: 30 * DAY }), null],
  ['a machine that was off for a week', look({ wallMs: 7 * DAY }), null],
  [
    'a machine that was off for longer, or has a wrong clock',
    look({ wallMs: 40 * DAY }),
    { kind: 'parado', byMs: 40 * DAY },
  ],
  [
    'a clock that was set three years ahead',
    look({ wallMs: 1100 * DAY + MINUTE, ranMs: MINUTE }),
    { kind: 'adelantado', byMs: 1100 * DAY },
  ],
  ['a clock that was put right by nine minutes', look({ wallMs: 10 * MINUTE, ranMs: MINUTE }), null],
  [
    'a clock that was set back by a day',
    look({ wallMs: MINUTE - DAY, ranMs: MINUTE }),
    { kind: 'atrasado', byMs: DAY },
  ],
  ['a start with a clock of the past', look({ wallMs: -DAY }), { kind: 'atrasado', byMs: DAY }],
  [
    'a process ahead of its database',
    { ...look({ wallMs: MINUTE, ranMs: MINUTE }), process: after(11 * MINUTE + 1) },
    { kind: 'base_de_datos', byMs: 10 * MINUTE + 1 },
  ],
  [
    'a database ahead of the process',
    { ...look({ wallMs: MINUTE, ranMs: MINUTE }), database: after(2 * DAY) },
    { kind: 'base_de_datos', byMs: 2 * DAY - MINUTE },
  ],
  // A container may count its own time on the machine's identity.
  [
    'a start whose uptime is shorter than it was',
    look({ wallMs: DAY, machine: { boot: 'one', uptimeMs: MINUTE } }),
    null,
  ],
])('%s', (_case, given, problem) => {
  expect(judgeClock(given)).toEqual(problem);
});

it('says by how much a clock is wrong, what waits and until when', () => {
  expect(sayClockProblem({ kind: 'base_de_datos', byMs: 1100 * DAY }, 0)).toBe(
    'El reloj de este equipo y el de la base de datos se llevan 1.100 días. Los avisos, recordatorios, cierres y borrados automáticos esperan hasta que coincidan.',
  );
  expect(sayClockProblem({ kind: 'parado', byMs: 40 * DAY }, DAY)).toBe(
    'Han pasado 40 días desde la última hora comprobada. Los avisos, recordatorios, cierres y borrados automáticos esperan hasta que se corrija o, si la hora es buena, otras 24 horas.',
  );
  expect(sayClockProblem({ kind: 'adelantado', byMs: 11 * MINUTE }, 61 * MINUTE)).toContain(
    'ha saltado 11 minutos hacia delante. ',
  );
});
