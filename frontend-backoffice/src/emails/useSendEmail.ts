import { useNotify } from 'react-admin';
import { useWrite } from '../providers/useProvider';
import type { Email } from './emailText';

/** Sends a message again or now; says what its state is, not what one hopes. `sent`: once it has really left. */
export function useSendEmail(method: 'resendEmail' | 'sendEmailNow', sent: string) {
  const notify = useNotify();
  return useWrite((provider, id: string): Promise<Email> => provider[method](id), {
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
