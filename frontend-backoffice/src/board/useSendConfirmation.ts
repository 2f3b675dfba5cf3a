import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useSendMessage } from '../emails/useSendMessage';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';
import type { BoardCard } from './types';

const TYPE = 'confirmacion_entrevista';

/** Sends the confirmation of the card's interview in the words of its template, whatever was sent of it before. */
export function useSendConfirmation() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const { mutateAsync: send } = useSendMessage();

  return useMutation({
    mutationFn: async ({ aplicacion_id }: BoardCard) => {
      const { asunto, cuerpo } = await dataProvider.draftMessage({ aplicacion_id, tipo: TYPE });
      return send({ aplicacion_id, tipo: TYPE, asunto, cuerpo });
    },
    onError: (error) => notify(`No se pudo enviar el email: ${reasonOf(error)}`, { type: 'error' }),
  });
}
