import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { EmailRow } from '../emails/types';
import { useSendEmail } from '../emails/useSendEmail';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/httpClient';
import type { BoardCard } from './types';

const TELLS_OF_INTERVIEW = ['confirmacion_entrevista', 'entrevista_modificada'];

/**
 * Sends the candidate once more what was last said of the interview: the invitation, or the change of it. The server
 * takes two presses for one wish.
 */
export function useSendConfirmation() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const { mutateAsync: resend } = useSendEmail({
    method: 'resendEmail',
    sentText: 'Email de confirmación enviado',
  });

  return useMutation({
    mutationFn: async (card: BoardCard) => {
      const { data } = await dataProvider.getList<EmailRow>('emails', {
        pagination: { page: 1, perPage: 50 },
        sort: { field: 'created_at', order: 'DESC' },
        filter: { aplicacion_id: card.aplicacion_id },
      });
      return data.find(({ plantilla }) => TELLS_OF_INTERVIEW.includes(plantilla));
    },
    onSuccess: (message) => {
      if (!message) {
        notify('No hay entrevista programada para este candidato', { type: 'warning' });
        return;
      }
      // Its own outcome is said by useSendEmail.
      return resend(message.id).then(
        () => undefined,
        () => undefined,
      );
    },
    onError: (error) => notify(`No se pudo enviar el email: ${reasonOf(error)}`, { type: 'error' }),
  });
}
