import { t } from '@lingui/core/macro';
import {
  answersBy,
  CUALIFICACION_LABEL,
  CUALIFICACIONES,
  IDIOMA_NIVELES,
  IDIOMAS,
  INCORPORACIONES,
  isFarAhead,
  TURNOS,
} from '@hiring/contract';
import { EXPIRY_ID, START_ID, type QualificationValues } from './qualification-values';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const answerOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
const dayOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Parses the form's text; unknown values of an older draft are dropped. */
export function readQualificationValues(text: string): QualificationValues {
  const stored = fieldsOf(parse(text));
  const permisos = listOf(stored['permisos']).map(fieldsOf);
  const idiomas = listOf(stored['idiomas']).map(fieldsOf);
  return {
    permisos: CUALIFICACIONES.flatMap((tipo) => {
      const held = permisos.find((permiso) => permiso['tipo'] === tipo);
      return held ? [{ tipo, caduca_el: dayOf(held['caduca_el']) }] : [];
    }),
    turnos: TURNOS.filter((turno) => listOf(stored['turnos']).includes(turno)),
    ...answersBy((question) => answerOf(stored[question])),
    incorporacion: INCORPORACIONES.find((word) => word === stored['incorporacion']) ?? null,
    disponible_desde: dayOf(stored['disponible_desde']),
    idiomas: IDIOMAS.flatMap((idioma) => {
      const spoken = idiomas.find((entry) => entry['idioma'] === idioma);
      const nivel = IDIOMA_NIVELES.find((level) => level === spoken?.['nivel']);
      return nivel ? [{ idioma, nivel }] : [];
    }),
  };
}

function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not valid: the group starts empty.
    return null;
  }
}

/** Rejects years of two or five digits, which are typing errors; the server checks again. */
const isDay = (day: string) => /^(19|20)\d{2}-\d{2}-\d{2}$/.test(day);

const isStart = (day: string | null) => day !== null && isDay(day) && !isFarAhead(day, new Date());

/** The errors of the group, by control id. */
export function qualificationsErrors(text: string): Record<string, string> {
  const { permisos, incorporacion, disponible_desde } = readQualificationValues(text);
  const errors: Record<string, string> = {};
  for (const { tipo, caduca_el } of permisos) {
    if (caduca_el === null || isDay(caduca_el)) continue;
    errors[EXPIRY_ID(tipo)] = t`Revisa la fecha de caducidad de «${CUALIFICACION_LABEL[tipo]}»`;
  }
  if (incorporacion === 'fecha' && !isStart(disponible_desde)) {
    errors[START_ID] = t`Indica desde qué día puedes empezar`;
  }
  return errors;
}
