import { CUALIFICACIONES, type Cualificacion, provenBy, TURNOS } from '@hiring/contract';
import { anyText, oneOf, yesOrNo } from '../../../platform/http/lists/filter-rules.js';
import { madridDay } from '../../../platform/values/madrid-day.js';

const isQualification = (word: string): boolean => CUALIFICACIONES.some((tipo) => tipo === word.trim());

/** The filters of HR's list by what people say of themselves. */
export const QUALIFICATION_FILTERS = {
  cualificacion: {
    ...anyText('Any of these qualifications, separated by commas; what includes one counts.'),
    accepts: (value: string) => value.split(',').every(isQualification),
    known: CUALIFICACIONES.join(', '),
  },
  cualificacion_vigente: yesOrNo('`true`: only those that have not expired.'),
  turno: oneOf(TURNOS, 'A shift that they can work.'),
  vehiculo_propio: yesOrNo('Whether they have a vehicle of their own.'),
  futuras_ofertas: yesOrNo('Whether they agreed to be kept for later openings.'),
};
export type QualificationFilter = Partial<Record<keyof typeof QUALIFICATION_FILTERS, string | undefined>>;

/** Adds a condition; the values are bound in place of the placeholders. */
type Add = (make: (...placeholders: string[]) => string, ...values: unknown[]) => void;

const QUALIFICATION_NAMES = Object.keys(QUALIFICATION_FILTERS) as (keyof QualificationFilter)[];
export const filtersByQualification = (filter: QualificationFilter): boolean =>
  QUALIFICATION_NAMES.some((name) => filter[name]);

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
  const words = text.split(',').map((word) => word.trim());
  const wanted = CUALIFICACIONES.filter((tipo) => words.includes(tipo));
  return [...new Set(wanted.flatMap(provenBy))];
}
