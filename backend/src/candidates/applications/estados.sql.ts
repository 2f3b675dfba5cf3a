import { ESTADOS, estadosOf, isEndedEstado, type Stage, STAGES } from '@hiring/contract';
import { sql, type SqlBool } from 'kysely';

/** What the table of stages says, in SQL. */

/** A list in SQL of words of the table. */
export const words = (list: readonly string[]): string => `(${list.map((word) => `'${word}'`).join(',')})`;

const ENDED = words(ESTADOS.filter(isEndedEstado));

/** Position of a word in the list, from 1; null when missing. */
export const placeIn = (list: readonly string[], word: string): string =>
  `array_position(ARRAY[${list.map((each) => `'${each}'`).join(',')}], ${word})`;

export const isEnded = (estado: string): string => `${estado} IN ${ENDED}`;

/** SQL condition: row `alias` of `aplicaciones_vacantes` is open, as `isOpen` of application.rules.ts. */
export const isOpenRow = (alias: string): string =>
  `${alias}.estado NOT IN ${ENDED} AND ${alias}.retirada_at IS NULL AND ${alias}.deleted_at IS NULL`;

/** The same as a condition of Kysely. */
export const isOpenApplication = (alias: string) => sql<SqlBool>`(${sql.raw(isOpenRow(alias))})`;

export const isInStage = (estado: string, stage: Stage): string => `${estado} IN ${words(estadosOf(stage))}`;

/** Stages of several estados; in the others stage and estado have the same name. */
const WIDE_STAGES = STAGES.filter((stage) => estadosOf(stage).length > 1);

/** The stage of an estado, written exactly as in `aplicaciones_tablero_ix`: otherwise the index is not used. */
export const stageOf = (estado: string): string =>
  `(CASE ${WIDE_STAGES.map((stage) => `WHEN ${isInStage(estado, stage)} THEN '${stage}'`).join(' ')} ELSE ${estado} END)`;

/** Bits of `etapas_alcanzadas`, as set by the triggers: one for each stage, in order. */
export const STAGE_BIT = Object.fromEntries(STAGES.map((stage, place) => [stage, 2 ** place])) as Readonly<
  Record<Stage, number>
>;
