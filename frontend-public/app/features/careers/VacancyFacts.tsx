import { t } from '@lingui/core/macro';
import { CONTRATO_LABEL, JORNADA_LABEL, listText, type VacancyText } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { longDay } from '../../lib/dates';
import { experienceText, placesText } from './vacancy-facts';
import { languageOf } from './vacancy-language';

/** A term, its value, and the vacancy's text that the value is. Facts without a value are left out. */
type Fact = [term: string, value: string | null, text?: VacancyText];

/** The facts besides the pay: place, contract, hours. */
export function VacancyFacts({ vacancy }: { vacancy: Schemas['VacancyResponse'] }) {
  const facts: Fact[] = [
    [t`Ubicación`, vacancy.ubicacion],
    [t`Contrato`, CONTRATO_LABEL[vacancy.tipo_contrato]],
    [t`Jornada`, JORNADA_LABEL[vacancy.jornada]],
    [t`Horario`, vacancy.horario, 'horario'],
    [t`Noches fuera`, vacancy.noches_fuera, 'noches_fuera'],
    [t`Experiencia`, experienceText(vacancy)],
    [t`Formación`, vacancy.educacion, 'educacion'],
    [t`Idiomas`, listText(vacancy.idiomas), 'idiomas'],
    [t`Vacantes`, placesText(vacancy)],
    [t`Plazo`, vacancy.cierra_el && t`Hasta el ${longDay(vacancy.cierra_el)}`],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4">
      {facts.map(
        ([term, value, text]) =>
          value && (
            <div key={term}>
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="font-bold">
                <bdi {...(text && languageOf(vacancy, text))}>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
