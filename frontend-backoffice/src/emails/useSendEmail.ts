import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';
import type { Email } from './types';

interface Verb {
  method: 'resendEmail' | 'sendEmailNow';
  /** Said once the message has really left. */
  sentText: string;
}

/** Sends a message again or now; says what its state is, not what one hopes. */
export function useSendEmail({ method, sentText }: Verb) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = () =>
    Promise.all([['emails'], ['candidates']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  return useMutation({
    mutationFn: (id: string): Promise<Email> => dataProvider[method](id),
    onSuccess: (email) => {
      if (email.estado === 'enviado') notify(sentText, { type: 'success' });
      else if (email.estado === 'capturado')
        notify('Email capturado: no hay servidor de correo configurado', { type: 'info' });
      else notify('Email en cola: saldrá en unos segundos', { type: 'success' });
      void refresh();
    },
    onError: (error) => {
      notify(`No se pudo enviar el email: ${reasonOf(error)}`, { type: 'error' });
      void refresh();
    },
  });
}
