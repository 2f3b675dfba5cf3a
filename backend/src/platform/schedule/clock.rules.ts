import { counted } from '@hiring/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Clocks that are further apart are not both right. */
export const TOLERANCE_MS = 10 * MINUTE_MS;
/** A machine that was off for longer may as well have come back with a wrong clock. */
export const STOPPED_MS = 7 * DAY_MS;
/** A clock that agrees with the database's and runs evenly for as long is believed, whatever was before. */
export const HOLD_MS = DAY_MS;

/** How long the machine has been running, sleep included: a clock that is set does not change it. */
export interface Machine {
  /** Another one after each start of the machine. */
  boot: string;
  uptimeMs: number;
}

export interface ClockLook {
  process: Date;
  database: Date;
  machine: Machine;
  /** When the time was last found right, and where; null: never. */
  last: (Machine & { at: Date }) | null;
}

export interface ClockProblem {
  /** `parado`: nothing says whether the machine was off for so long or its clock is wrong. */
  kind: 'base_de_datos' | 'adelantado' | 'atrasado' | 'parado';
  byMs: number;
}

/** What is wrong with the time; null: nothing that can be known. Decision 39 has the reasons. */
export function judgeClock({ process, database, machine, last }: ClockLook): ClockProblem | null {
  const apart = Math.abs(process.getTime() - database.getTime());
  if (apart > TOLERANCE_MS) return { kind: 'base_de_datos', byMs: apart };
  if (!last) return null;
  const passed = machine.boot === last.boot ? machine.uptimeMs - last.uptimeMs : -1;
  const ahead = process.getTime() - last.at.getTime() - Math.max(passed, 0);
  if (ahead < -TOLERANCE_MS) return { kind: 'atrasado', byMs: -ahead };
  // On one and the same start of a machine the time that has passed is known.
  if (passed >= 0) return ahead > TOLERANCE_MS ? { kind: 'adelantado', byMs: ahead } : null;
  return ahead > STOPPED_MS ? { kind: 'parado', byMs: ahead } : null;
}

const WAITING = 'Los avisos, recordatorios, cierres y borrados automáticos esperan';

/** For people. `restMs`: until the time is believed all the same. */
export function sayClockProblem({ kind, byMs }: ClockProblem, restMs: number): string {
  const by = inWords(byMs);
  if (kind === 'base_de_datos')
    return `El reloj de este equipo y el de la base de datos se llevan ${by}. ${WAITING} hasta que coincidan.`;
  const what = {
    adelantado: `El reloj ha saltado ${by} hacia delante.`,
    atrasado: `El reloj va ${by} por detrás de la última hora comprobada.`,
    parado: `Han pasado ${by} desde la última hora comprobada.`,
  }[kind];
  return `${what} ${WAITING} hasta que se corrija o, si la hora es buena, otras ${inWords(restMs)}.`;
}

function inWords(ms: number): string {
  if (ms >= 2 * DAY_MS) return counted(Math.round(ms / DAY_MS), 'día', 'días');
  if (ms >= 2 * HOUR_MS) return counted(Math.round(ms / HOUR_MS), 'hora', 'horas');
  return counted(Math.max(1, Math.round(ms / MINUTE_MS)), 'minuto', 'minutos');
}
