import { requestKey } from '@hiring/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '../providers/useWrite';
import { editAddress } from './addresses';
import { VACANCY_READS } from './vacancyReads';

/** Makes a draft with the same text and opens its form. Pressed twice, it is one. */
export function useDuplicate(id: string) {
  const navigate = useNavigate();
  const [key, setKey] = useState(requestKey);
  const { mutate, isPending } = useWrite((provider, of: string) => provider.duplicateVacancy(of, key), {
    reads: VACANCY_READS,
    done: 'Copia creada como borrador',
    failure: 'No se ha duplicado la vacante.',
  });
  const duplicate = () =>
    mutate(id, {
      onSuccess: (made) => {
        // Pressed again, it is another copy.
        setKey(requestKey());
        void navigate(editAddress(made.id), { state: { _scrollToTop: true } });
      },
    });
  return { duplicate, isPending };
}
