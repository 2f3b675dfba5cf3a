import type { Schemas } from '@hiring/contract/api';
import { longDay } from '../../lib/dates';
import { experienceText, placesText } from './vacancy-facts';

/** The facts besides the pay: place, contract, hours. */
export function VacancyFacts({ vacancy }: { vacancy: Schemas['VacancyResponse'] }) {
  const facts: [string, string][] = [
    ['Ubicación', vacancy.ubicacion],
    ['Contrato', vacancy.tipo_contrato],
    ['Jornada', vacancy.jornada],
    ...(vacancy.horario ? ([['Horario', vacancy.horario]] satisfies [string, string][]) : []),
    ...(vacancy.noches_fuera ? ([['Noches fuera', vacancy.noches_fuera]] satisfies [string, string][]) : []),
    ['Experiencia', experienceText(vacancy)],
    ...(vacancy.educacion ? ([['Formación', vacancy.educacion]] satisfies [string, string][]) : []),
    ...(vacancy.idiomas.length > 0
      ? ([['Idiomas', vacancy.idiomas.join(', ')]] satisfies [string, string][])
      : []),
    ['Vacantes', placesText(vacancy)],
    ...(vacancy.cierra_el
      ? ([['Plazo', `Hasta el ${longDay(vacancy.cierra_el)}`]] satisfies [string, string][])
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
