import { CUALIFICACION_LABEL, type Cualificacion } from '@hiring/contract';
import type { QualificationValues } from './qualification-values';

type Held = QualificationValues['permisos'];

/** Without "Permiso", because the legend says "Permisos" already. */
export const optionOf = (tipo: Cualificacion) => ({
  value: tipo,
  // "B+E" is the same in every language.
  label: /[A-D]\S*$|AM$/.exec(CUALIFICACION_LABEL[tipo])?.[0] ?? CUALIFICACION_LABEL[tipo],
});

export function withLicence(permisos: Held, tipo: Cualificacion, on: boolean): Held {
  const others = permisos.filter((held) => held.tipo !== tipo);
  return on ? [...others, { tipo, caduca_el: null }] : others;
}
