import { answersBy, type Cualificacion } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

type Read = Schemas['QualificationsResponse'];

/** The values of the controls, as they are sent. */
export type QualificationValues = Omit<Read, 'permisos'> & {
  permisos: readonly { tipo: Cualificacion; caduca_el: string | null }[];
};

const NONE: QualificationValues = {
  permisos: [],
  turnos: [],
  ...answersBy(() => null),
  incorporacion: null,
  disponible_desde: null,
  idiomas: [],
};

/** Whether any value is filled in. */
export const saysSomething = (values: QualificationValues): boolean =>
  JSON.stringify(values) !== JSON.stringify(NONE);

/** The form's text for a profile; blank without values. */
export function qualificationsText({ permisos, ...rest }: Read): string {
  const values = {
    ...NONE,
    ...rest,
    permisos: permisos.map(({ tipo, caduca_el }) => ({ tipo, caduca_el })),
  };
  return saysSomething(values) ? JSON.stringify(values) : '';
}

/** Ids of the controls, to which the error summary links. */
const EXPIRY = 'caduca-';
export const EXPIRY_ID = (tipo: Cualificacion) => `${EXPIRY}${tipo}`;
export const START_ID = 'disponible_desde';

/** Whether an error belongs to a control of the group. */
export const isOfGroup = (id: string): boolean => id === START_ID || id.startsWith(EXPIRY);
