import { type Recomendacion, RECOMENDACIONES, type ScorecardRequestState } from '@hiring/contract';
import type { Application } from '../../candidates/applications/application.entity.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { GuideSection } from '../guides/guide.entity.js';
import type { Criterion } from './criteria/criterion.entity.js';
import type { ScorecardRequest } from './scorecard-request.entity.js';
import type { Score, Scorecard } from './scorecard.entity.js';

/** Whether a criterion applies to an application. */
export function isAbout(
  { activo, departamento, posicion }: Pick<Criterion, 'activo' | 'departamento' | 'posicion'>,
  application: Pick<Application, 'departamento' | 'posicion'>,
): boolean {
  if (!activo) return false;
  if (departamento === null) return true;
  return (
    departamento === application.departamento && (posicion ?? application.posicion) === application.posicion
  );
}

/** Those that a scorecard asks for: of a guide that names some, these alone. */
export function askedCriteria<Row extends Pick<Criterion, 'id'>>(
  criteria: readonly Row[],
  guide: readonly Pick<GuideSection, 'criterios'>[] = [],
): readonly Row[] {
  const named = new Set(guide.flatMap(({ criterios }) => criterios));
  const asked = criteria.filter(({ id }) => named.has(id));
  return asked.length > 0 ? asked : criteria;
}

/**
 * The points with the names of their criteria, in their order; missing ones are not scored.
 * @param asked ids of the criteria that the form has
 * @param before points given before: those of criteria that the form does not have stay
 * @throws {DomainError} `scorecard_criteria_changed` for an unknown criterion.
 */
export function namedScores(
  criteria: readonly Pick<Criterion, 'id' | 'nombre'>[],
  points: ReadonlyMap<string, number>,
  asked: readonly string[],
  before: readonly Score[] = [],
): Score[] {
  const known = new Set(criteria.map(({ id }) => id));
  for (const id of points.keys()) {
    if (!known.has(id)) throw new DomainError('scorecard_criteria_changed');
  }
  const given = criteria.flatMap(({ id, nombre }) => {
    const puntos = points.get(id);
    return puntos === undefined ? [] : [{ criterio_id: id, nombre, puntos }];
  });
  return [
    ...given,
    ...before.filter(({ criterio_id }) => !points.has(criterio_id) && !asked.includes(criterio_id)),
  ];
}

export interface Summary {
  evaluaciones: number;
  /** Average by criterion of those who scored it, with one decimal. */
  medias: { nombre: string; media: number; puntuadas: number }[];
  /** Of all points; null without any. */
  media: number | null;
  recomendaciones: Record<Recomendacion, number>;
}

/** What several scorecards say together. */
export function summaryOf(cards: readonly Pick<Scorecard, 'puntuaciones' | 'recomendacion'>[]): Summary {
  const scores = cards.flatMap(({ puntuaciones }) => puntuaciones);
  const count = (wanted: Recomendacion): number =>
    cards.filter(({ recomendacion }) => recomendacion === wanted).length;
  return {
    evaluaciones: cards.length,
    medias: [...namesIn(cards)].map(([id, nombre]) => {
      const of = scores.filter(({ criterio_id }) => criterio_id === id).map(({ puntos }) => puntos);
      return { nombre, media: mean(of), puntuadas: of.length };
    }),
    media: scores.length > 0 ? mean(scores.map(({ puntos }) => puntos)) : null,
    recomendaciones: Object.fromEntries(RECOMENDACIONES.map((one) => [one, count(one)])) as Record<
      Recomendacion,
      number
    >,
  };
}

/** From so many points on, those who scored saw different things and should talk about it. */
const APART = 2;

/** The points of one criterion side by side; null: its author did not score it. */
export interface ComparedCriterion {
  nombre: string;
  puntos: (number | null)[];
  minimo: number;
  maximo: number;
  /** Whether the lowest and the highest are far apart. */
  discrepan: boolean;
}

/** A row for each criterion that somebody scored, a column for each scorecard; empty with fewer than two. */
export function comparedScores(cards: readonly Pick<Scorecard, 'puntuaciones'>[]): ComparedCriterion[] {
  if (cards.length < 2) return [];
  return [...namesIn(cards)].map(([id, nombre]) => {
    const puntos = cards.map(
      ({ puntuaciones }) => puntuaciones.find(({ criterio_id }) => criterio_id === id)?.puntos ?? null,
    );
    const given = puntos.filter((points) => points !== null);
    const [minimo, maximo] = [Math.min(...given), Math.max(...given)];
    return { nombre, puntos, minimo, maximo, discrepan: maximo - minimo >= APART };
  });
}

/** The scored criteria by id: one that was renamed is the same, under the last of its names in these scorecards. */
const namesIn = (cards: readonly Pick<Scorecard, 'puntuaciones'>[]): Map<string, string> =>
  new Map(
    cards.flatMap(({ puntuaciones }) => puntuaciones.map(({ criterio_id, nombre }) => [criterio_id, nombre])),
  );

const mean = (points: readonly number[]): number =>
  Math.round((points.reduce((sum, one) => sum + one, 0) / points.length) * 10) / 10;

export function requestState(
  { usada_at, revocada_at, caduca_at }: Pick<ScorecardRequest, 'usada_at' | 'revocada_at' | 'caduca_at'>,
  now: Date,
): ScorecardRequestState {
  if (usada_at) return 'recibida';
  if (revocada_at) return 'retirada';
  return caduca_at <= now ? 'caducada' : 'pendiente';
}
