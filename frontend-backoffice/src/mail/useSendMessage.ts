import '../i18n/mail';
import { EMAIL_KINDS, requestKey } from '@hiring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { translate } from '../i18n/texts';
import type { Email } from './EmailState';
import { api, type Schemas, idempotencyKey } from '../providers/api';
import { readAgain } from '../providers/freshness';

type MessageRequest = Schemas['MessageRequest'];

/** A message leaves within a second or two; longer than this nobody waits for it. */
const LOOKS = 5;
const BETWEEN_MS = 900;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Says what has become of a message, not what one hopes. `sent`: once it has really left. */
export function useOutcome() {
  const notify = useNotify();
  return ({ estado, ultimo_error: reason }: Email, sent: string) => {
    if (estado === 'enviado') notify(sent, { type: 'success' });
    else if (estado === 'fallido') {
      notify(`${translate('mail.sending.failure')} ${reason ?? translate('mail.sending.unknown')}`, {
        type: 'error',
      });
    } else if (estado === 'omitido') notify('mail.sending.omitted', { type: 'warning' });
    else if (estado === 'capturado') notify('mail.sending.captured', { type: 'info' });
    else notify('mail.sending.queued', { type: 'success' });
  };
}

/** Sends a message by hand and says what has become of it. */
export function useSendMessage() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const say = useOutcome();
  // A retry of the same words has the same key; a change makes another message.
  const key = useRef({ of: '', value: '' });

  const settled = async (sent: Email): Promise<Email> => {
    let email = sent;
    for (let look = 0; look < LOOKS && ['pendiente', 'enviando'].includes(email.estado); look++) {
      await wait(BETWEEN_MS);
      email = await dataProvider.getOne<Email>('emails', { id: sent.id }).then(
        ({ data }) => data,
        // The message is stored, whatever this reading of its state says.
        () => email,
      );
    }
    return email;
  };

  const follow = async (request: MessageRequest, sent: Email) => {
    say(await settled(sent), EMAIL_KINDS[request.tipo].byHand.sent);
    await readAgain(queryClient, ['emails', 'applications']);
  };

  return useMutation({
    mutationFn: (request: MessageRequest) => {
      const words = JSON.stringify(request);
      if (key.current.of !== words) key.current = { of: words, value: requestKey() };
      return api.post('/api/emails', { params: idempotencyKey(key.current.value), body: request });
    },
    onSuccess: (sent, request) => {
      // What is sent from now on is another message, were it in the same words.
      key.current = { of: '', value: '' };
      void readAgain(queryClient, ['emails']);
      void follow(request, sent);
    },
  });
}
