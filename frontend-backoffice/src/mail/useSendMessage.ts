import { EMAIL_KINDS, requestKey } from '@hiring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Email } from './EmailState';
import { api, type Schemas, keyed } from '../providers/api';

type MessageRequest = Schemas['MessageRequest'];

/** A message leaves within a second or two; longer than this nobody waits for it. */
const LOOKS = 5;
const BETWEEN_MS = 900;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a message by hand and says what has become of it, not what one hopes. */
export function useSendMessage() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  // A retry of the same words has the same key; a change makes another message.
  const key = useRef({ of: '', value: '' });

  const settled = async (sent: Email): Promise<Email> => {
    let email = sent;
    for (let look = 0; look < LOOKS && ['pendiente', 'enviando'].includes(email.estado); look++) {
      await wait(BETWEEN_MS);
      email = await dataProvider.getOne<Email>('emails', { id: sent.id }).then(
        ({ data }) => data,
        // It is written, whatever this look says.
        () => email,
      );
    }
    return email;
  };

  const say = async (request: MessageRequest, sent: Email) => {
    const { estado, ultimo_error: reason } = await settled(sent);
    if (estado === 'enviado') notify(EMAIL_KINDS[request.tipo].byHand.sent, { type: 'success' });
    else if (estado === 'fallido') {
      notify(`No se pudo enviar el email: ${reason ?? 'Error desconocido'}`, { type: 'error' });
    } else if (estado === 'omitido') {
      notify('Mensaje guardado sin enviar: los avisos por correo están desactivados', { type: 'warning' });
    } else if (estado === 'capturado') {
      notify('Email capturado: no hay servidor de correo configurado', { type: 'info' });
    } else notify('Email en cola: saldrá en unos segundos', { type: 'success' });
    await Promise.all(
      [['emails'], ['candidates'], ['stats']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };

  return useMutation({
    mutationFn: (request: MessageRequest) => {
      const words = JSON.stringify(request);
      if (key.current.of !== words) key.current = { of: words, value: requestKey() };
      return api.post('/api/emails', { params: keyed(key.current.value), body: request });
    },
    onSuccess: (sent, request) => {
      // What is sent from now on is another message, were it in the same words.
      key.current = { of: '', value: '' };
      void queryClient.invalidateQueries({ queryKey: ['emails'] });
      void say(request, sent);
    },
  });
}
