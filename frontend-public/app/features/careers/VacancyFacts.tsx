import { t } from '@lingui/core/macro';
import { CONTRATO_LABEL, JORNADA_LABEL } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { longDay } from '../../lib/dates';
import { experienceText, placesText } from './vacancy-facts';

/** The facts besides the pay: place, contract, hours. */
export function VacancyFacts({ vacancy }: { vacancy: Schemas['VacancyResponse'] }) {
  const facts: [string, string][] = [
    [t`Ubicación`, vacancy.ubicacion],
    [t`Contrato`, CONTRATO_LABEL[vacancy.tipo_contrato]],
    [t`Jornada`, JORNADA_LABEL[vacancy.jornada]],
    ...(vacancy.horario ? ([[t`Horario`, vacancy.horario]] satisfies [string, string][]) : []),
    ...(vacancy.noches_fuera ? ([[t`Noches fuera`, vacancy.noches_fuera]] satisfies [string, string][]) : []),
    [t`Experiencia`, experienceText(vacancy)],
    ...(vacancy.educacion ? ([[t`Formación`, vacancy.educacion]] satisfies [string, string][]) : []),
    ...(vacancy.idiomas.length > 0
      ? ([[t`Idiomas`, vacancy.idiomas.join(', ')]] satisfies [string, string][])
      : []),
    [t`Vacantes`, placesText(vacancy)],
    ...(vacancy.cierra_el
      ? ([[t`Plazo`, t`Hasta el ${longDay(vacancy.cierra_el)}`]] satisfies [string, string][])
      : []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
