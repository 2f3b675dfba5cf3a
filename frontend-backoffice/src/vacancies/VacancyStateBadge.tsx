import { VACANCY_ESTADO_LABEL, VACANCY_ESTADO_TONE, type VacancyEstado } from '@hiring/contract';
import { ToneBadge } from '../ui/text';

export function VacancyStateBadge({ estado }: { estado: VacancyEstado }) {
  return (
    <ToneBadge tone={VACANCY_ESTADO_TONE[estado]} dot>
      {VACANCY_ESTADO_LABEL[estado]}
    </ToneBadge>
  );
}
