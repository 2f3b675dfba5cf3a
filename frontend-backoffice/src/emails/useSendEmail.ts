import { useNotify } from 'react-admin';
import type { Email } from './emailText';

/**
 * Options of a write that sends a message again or now: it says what its state is, not what one hopes. `sent`: once it
 * has really left.
 */
export function useSending(sent: string) {
  const notify = useNotify();
  return {
    reads: ['emails', 'candidates'],
    then: ({ estado }: Email) => {
      if (estado === 'enviado') notify(sent, { type: 'success' });
      else if (estado === 'capturado')
        notify('Email capturado: no hay servidor de correo configurado', { type: 'info' });
      else notify('Email en cola: saldrá en unos segundos', { type: 'success' });
    },
    failure: 'No se pudo enviar el email:',
  };
}
