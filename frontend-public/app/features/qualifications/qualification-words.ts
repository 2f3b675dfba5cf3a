import { t } from '@lingui/core/macro';
import {
  CUALIFICACION_LABEL,
  DISPONIBILIDAD_LABEL,
  DISPONIBILIDADES,
  IDIOMA_LABEL,
  IDIOMA_NIVEL_LABEL,
  listText,
  TURNO_LABEL,
} from '@hiring/contract';
import { longDay } from '../../lib/dates';
import type { QualificationValues } from './qualification-values';

type Availability = Omit<QualificationValues, 'permisos'>;

/** Availability and languages as term and text; empty ones are omitted. */
export function availabilityFacts(values: Availability): [term: string, text: string][] {
  const facts: [string, string][] = [
    [t`Turnos`, listText(values.turnos.map((turno) => TURNO_LABEL[turno]))],
    [
      t`Disponibilidad`,
      listText(
        DISPONIBILIDADES.flatMap((name) => {
          if (values[name] === null) return [];
          return values[name] ? DISPONIBILIDAD_LABEL[name] : t`${DISPONIBILIDAD_LABEL[name]}: no`;
        }),
      ),
    ],
    [t`Incorporación`, startText(values)],
    [
      t`Idiomas`,
      listText(
        values.idiomas.map(
          ({ idioma, nivel }) => `${IDIOMA_LABEL[idioma]} (${IDIOMA_NIVEL_LABEL[nivel].toLowerCase()})`,
        ),
      ),
    ],
  ];
  return facts.filter(([, text]) => text !== '');
}

function startText({ incorporacion, disponible_desde }: Availability): string {
  if (incorporacion === 'inmediata') return t`Inmediata`;
  return incorporacion === 'fecha' && disponible_desde ? t`Desde el ${longDay(disponible_desde)}` : '';
}

/** "Permiso C+E (hasta el 4 de mayo de 2031), Carretilla elevadora". */
export const qualificationsInWords = ({ permisos }: Pick<QualificationValues, 'permisos'>): string =>
  listText(
    permisos.map(({ tipo, caduca_el }) =>
      caduca_el
        ? t`${CUALIFICACION_LABEL[tipo]} (hasta el ${longDay(caduca_el)})`
        : CUALIFICACION_LABEL[tipo],
    ),
  );

/** The values of the collapsed group in one line. */
export function inBrief({ permisos, ...values }: QualificationValues): string {
  const parts = [
    ...permisos.map(({ tipo }) => CUALIFICACION_LABEL[tipo]),
    ...availabilityFacts(values).map(([, text]) => text),
  ];
  return parts.join(' · ');
}
