import {
  CUALIFICACION_LABEL,
  VACANCY_ESTADO_LABEL,
  VACANCY_ESTADO_TONE,
  VACANCY_FIELD_LABEL,
  VACANCY_LISTS,
  type VacancyEstado,
} from '@hiring/contract';
import { ToneBadge } from '../../ui/display/text';
import { Section } from '../../ui/display/Facts';
import type { Vacancy } from '../vacancy';
import { LongText } from '../../ui/layout';

export function VacancyStateBadge({ estado }: { estado: VacancyEstado }) {
  return (
    <ToneBadge tone={VACANCY_ESTADO_TONE[estado]} dot>
      {VACANCY_ESTADO_LABEL[estado]}
    </ToneBadge>
  );
}

function Bullets({ title, items }: { title: string; items: readonly (string | null | undefined)[] }) {
  const shown = items.flatMap((item) => item?.trim() || []);
  if (shown.length === 0) return null;
  return (
    <Section title={title}>
      <ul>
        {shown.map((item, place) => (
          <li key={place}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}

type Texts = Pick<Vacancy, 'descripcion' | 'cualificaciones' | (typeof VACANCY_LISTS)[number]> & {
  preguntas: readonly { texto?: string | null }[];
};

/** What the offer says: the description, the lists and the questions. Empty ones are left out. */
export function VacancyText({ vacancy }: { vacancy: Texts }) {
  return (
    <div>
      {vacancy.descripcion && (
        <Section title={VACANCY_FIELD_LABEL.descripcion}>
          <LongText>{vacancy.descripcion}</LongText>
        </Section>
      )}
      {VACANCY_LISTS.map((list) => (
        <Bullets key={list} title={VACANCY_FIELD_LABEL[list]} items={vacancy[list]} />
      ))}
      <Bullets
        title={VACANCY_FIELD_LABEL.cualificaciones}
        items={vacancy.cualificaciones.map((tipo) => CUALIFICACION_LABEL[tipo])}
      />
      <Bullets title={VACANCY_FIELD_LABEL.preguntas} items={vacancy.preguntas.map(({ texto }) => texto)} />
    </div>
  );
}
