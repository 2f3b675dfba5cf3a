import { CUALIFICACIONES, type Cualificacion, provenBy, TURNOS } from '@hiring/contract';
import { DomainError } from '../platform/errors/domain-error.js';
import { assertKnown } from '../platform/http/known-value.js';
import { madridDay } from '../qualifications/qualification.rules.js';

/** The filters of HR's list by what people say of themselves. */
export const QUALIFICATION_FILTERS = [
  'cualificacion',
  'cualificacion_vigente',
  'turno',
  'vehiculo_propio',
  'futuras_ofertas',
] as const;
export type QualificationFilter = Partial<Record<(typeof QUALIFICATION_FILTERS)[number], string | undefined>>;

const YES_OR_NO = ['true', 'false'];
/** Adds a condition; the values are bound in place of the placeholders. */
type Add = (make: (...placeholders: string[]) => string, ...values: unknown[]) => void;

/** @throws {DomainError} `invalid_query` naming the filter. */
export function assertQualificationFilter(filter: QualificationFilter): void {
  assertKnown(filter, {
    cualificacion_vigente: YES_OR_NO,
    turno: TURNOS,
    vehiculo_propio: YES_OR_NO,
    futuras_ofertas: YES_OR_NO,
  });
  if (filter.cualificacion) wantedOf(filter.cualificacion);
}

export const filtersByQualification = (filter: QualificationFilter): boolean =>
  QUALIFICATION_FILTERS.some((name) => filter[name]);

const OF_THE_PERSON = 'candidato_id = candidates.id';

/** Narrows `FROM candidates`, by the indexes of the other tables. */
export function addQualificationConditions(add: Add, filter: QualificationFilter, now: Date): void {
  const { cualificacion, turno } = filter;
  const wanted = cualificacion ? wantedOf(cualificacion) : [...CUALIFICACIONES];
  const holding = `SELECT 1 FROM cualificaciones WHERE ${OF_THE_PERSON}`;
  if (filter.cualificacion_vigente === 'true') {
    add(
      (tipos, today) =>
        `EXISTS (${holding} AND tipo = ANY(${tipos}) AND (caduca_el IS NULL OR caduca_el >= ${today}))`,
      wanted,
      madridDay(now),
    );
  } else if (cualificacion) {
    add((tipos) => `EXISTS (${holding} AND tipo = ANY(${tipos}))`, wanted);
  }
  if (turno) {
    add(
      (p) => `EXISTS (SELECT 1 FROM disponibilidades WHERE ${OF_THE_PERSON} AND turnos @> ARRAY[${p}])`,
      turno,
    );
  }
  const either = (value: string | undefined, rows: string): void => {
    if (value) add(() => `${value === 'true' ? '' : 'NOT '}EXISTS (SELECT 1 FROM ${rows})`);
  };
  either(filter.vehiculo_propio, `disponibilidades WHERE ${OF_THE_PERSON} AND vehiculo_propio`);
  either(
    filter.futuras_ofertas,
    `consentimientos WHERE ${OF_THE_PERSON} AND finalidad = 'futuras_ofertas' AND retirado_at IS NULL`,
  );
}

/** The qualifications that prove any of those named. */
function wantedOf(text: string): Cualificacion[] {
  const wanted = text.split(',').map((word) => {
    const known = CUALIFICACIONES.find((tipo) => tipo === word.trim());
    if (!known) throw new DomainError('invalid_query', { name: 'filter.cualificacion' });
    return known;
  });
  return [...new Set(wanted.flatMap(provenBy))];
}
