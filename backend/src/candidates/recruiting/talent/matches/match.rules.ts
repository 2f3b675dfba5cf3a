import { CUALIFICACION_LABEL, type Cualificacion, type EncajeMotivo, provenBy } from '@hiring/contract';
import type { WantedQualification } from './wanted-qualifications.rules.js';

/** How much each likeness counts; together at most 100. */
export const POINTS = {
  /** Looks for this very position. */
  samePosition: 40,
  /** The words of the position stand among the person's positions or skills. */
  positionWords: 30,
  department: 15,
  /** Points for all qualifications of the vacancy; some of them give a proportional part. */
  qualifications: 30,
  town: 20,
  /** Applied within six months, a year, two years. */
  recent: [10, 6, 3],
} as const;

/** What a required qualification weighs beside one that is only welcome. */
const WEIGHT = { required: 2, welcome: 1 } as const;

/** A held qualification that proves a wanted one, with the points that the wanted one is worth. */
export interface Proof {
  wanted: Cualificacion;
  held: Cualificacion;
  points: number;
}

/** Every way to prove what is wanted: a C+E proves a C. */
export function proofsOf(wanted: readonly WantedQualification[]): Proof[] {
  const weightOf = ({ obligatoria }: WantedQualification) => (obligatoria ? WEIGHT.required : WEIGHT.welcome);
  const whole = wanted.reduce((sum, one) => sum + weightOf(one), 0);
  return wanted.flatMap((one) => {
    const points = Math.round((POINTS.qualifications * weightOf(one)) / whole);
    return provenBy(one.tipo).map((held) => ({ wanted: one.tipo, held, points }));
  });
}

/** Parts of the vacancy's place that may be a town: "Zona Franca, Barcelona" names two. */
export const townsOf = (place: string): string[] =>
  place
    .split(/[,/()·–-]/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 1)
    .slice(0, 5);

export type PositionLikeness = 'igual' | 'palabras' | 'departamento' | null;

export interface Likeness {
  puesto: PositionLikeness;
  posicion_nombre: string;
  departamento_nombre: string;
  /** Wanted qualifications that the person proves today. */
  cualificaciones: readonly Cualificacion[];
  /** The town as the person writes it; null: another one. */
  ciudad: string | null;
  /** Of the last application. */
  meses: number;
}

/** Why a person fits, in words to show, most telling first. */
export function reasonsOf(likeness: Likeness): { motivo: EncajeMotivo; texto: string }[] {
  const reasons: { motivo: EncajeMotivo; texto: string }[] = [];
  const { puesto, cualificaciones, ciudad, meses } = likeness;
  if (puesto === 'igual' || puesto === 'palabras') {
    reasons.push({ motivo: 'puesto', texto: `Puesto: ${likeness.posicion_nombre}` });
  } else if (puesto === 'departamento') {
    reasons.push({ motivo: 'departamento', texto: `Mismo departamento: ${likeness.departamento_nombre}` });
  }
  for (const tipo of cualificaciones) {
    reasons.push({ motivo: 'cualificacion', texto: `${CUALIFICACION_LABEL[tipo]} vigente` });
  }
  if (ciudad) reasons.push({ motivo: 'ciudad', texto: `Vive en ${ciudad}` });
  if (meses < 6) reasons.push({ motivo: 'reciente', texto: 'Se presentó hace menos de 6 meses' });
  return reasons;
}
