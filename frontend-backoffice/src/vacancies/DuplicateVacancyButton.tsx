import { requestKey } from '@hiring/contract';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';
import { vacancyAddress } from './addresses';
import { refreshVacancy } from './refreshVacancy';
import type { Vacancy } from './types';

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  vacancy: Vacancy;
}

/** A draft with the same text, opened at once. Pressed twice, it is one. */
export function DuplicateVacancyButton({ vacancy, ...button }: Props) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const [key, setKey] = useState(requestKey);
  const copy = useMutation({
    mutationFn: () => dataProvider.duplicateVacancy(vacancy.id, key),
    onSuccess: async (made) => {
      // Pressed again, it is another copy.
      setKey(requestKey());
      notify('Copia creada como borrador', { type: 'success' });
      await navigate(vacancyAddress(made.id, 'datos'));
      await refreshVacancy(queryClient, made.id);
    },
    onError: (error) => notify(`No se ha duplicado la vacante. ${reasonOf(error)}`, { type: 'error' }),
  });
  return (
    <Button
      {...button}
      disabled={copy.isPending}
      onClick={() => copy.mutate()}
      aria-label={`Duplicar ${vacancy.titulo}`}
    >
      {copy.isPending ? 'Duplicando...' : 'Duplicar'}
    </Button>
  );
}
