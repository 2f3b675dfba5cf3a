import { useNotify } from 'react-admin';
import type { Email } from './emailText';
import { useWrite, api, at } from '../providers/api';

/** Sends a message again or now; says what its state is, not what one hopes. `sent`: once it has really left. */
export function useSendEmail(verb: 'resend' | 'send-now', sent: string) {
  const notify = useNotify();
  return useWrite((id: string): Promise<Email> => api.post(`/api/emails/{id}/${verb}`, at({ id })), {
    reads: ['emails', 'candidates'],
    then: ({ estado }) => {
      if (estado === 'enviado') notify(sent, { type: 'success' });
      else if (estado === 'capturado')
        notify('Email capturado: no hay servidor de correo configurado', { type: 'info' });
      else notify('Email en cola: saldrá en unos segundos', { type: 'success' });
    },
    failure: 'No se pudo enviar el email:',
  });
}
