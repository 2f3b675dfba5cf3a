import { t } from '@lingui/core/macro';
import { THREAD_LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, problemText } from '../../../lib/api';
import { useViewer } from '../../../lib/viewer';
import { useWhileVisible } from './use-while-visible';

export type Message = Schemas['ThreadMessageResponse'];

interface State {
  messages: Message[] | null;
  earlier: boolean;
  /** The error of the last load; messages loaded before are kept. */
  failure: string | null;
  /** Announced once to screen readers. */
  news: string;
}

const START: State = { messages: null, earlier: false, failure: null, news: '' };

/** Merges known messages with newly loaded ones, by number. */
function joined(before: readonly Message[], read: readonly Message[]): Message[] {
  const byNumber = new Map([...before, ...read].map((message) => [message.orden, message]));
  return [...byNumber.values()].sort((a, b) => a.orden - b.orden);
}

function newsOf(before: readonly Message[] | null, read: readonly Message[]): string {
  if (!before) return '';
  const last = before.at(-1)?.orden ?? 0;
  const arrived = read.filter(({ orden, autor }) => autor === 'rrhh' && orden > last).length;
  if (arrived === 0) return '';
  return arrived === 1 ? t`Tienes un mensaje nuevo` : t`Tienes ${arrived} mensajes nuevos`;
}

/**
 * The conversation. It is reloaded when the window gets the focus and every half minute while visible. Displayed
 * messages are marked as read.
 */
export function useThread() {
  const [state, setState] = useState<State>(START);
  const { revalidate } = useRevalidator();
  const marked = useRef(0);
  // The header's unread count may be outdated: the messages may have been read in another tab or on the phone.
  const doubtful = useRef((useViewer()?.unread_notifications ?? 0) > 0);

  const read = useCallback(async (): Promise<void> => {
    try {
      const thread = await api.get('/api/threads/mine');
      setState((before) => ({
        messages: joined(before.messages ?? [], thread.mensajes),
        earlier: before.messages ? before.earlier : thread.hay_anteriores,
        failure: null,
        news: newsOf(before.messages, thread.mensajes) || before.news,
      }));
      const last = thread.mensajes.at(-1)?.orden ?? 0;
      const marks = thread.sin_leer > 0 && last > marked.current;
      if (marks) {
        await api.post('/api/threads/mine/read', { body: { hasta: last } });
        marked.current = last;
      }
      if (!marks && !doubtful.current) return;
      doubtful.current = false;
      // Updates the unread count of the header.
      await revalidate();
    } catch (error) {
      setState((before) => ({ ...before, failure: problemText(error) }));
    }
  }, [revalidate]);

  useWhileVisible(read, THREAD_LIMITS.refreshMs);

  const readEarlier = useCallback(async (): Promise<void> => {
    const first = state.messages?.[0]?.orden;
    if (!first) return;
    try {
      const { mensajes, hay_anteriores } = await api.get('/api/threads/mine', {
        params: { query: { antes: first } },
      });
      setState((before) => ({
        ...before,
        messages: joined(before.messages ?? [], mensajes),
        earlier: hay_anteriores,
        failure: null,
      }));
    } catch (error) {
      setState((before) => ({ ...before, failure: problemText(error) }));
    }
  }, [state.messages]);

  const add = useCallback((message: Message) => {
    setState((before) => ({
      ...before,
      messages: joined(before.messages ?? [], [message]),
      news: t`Mensaje enviado`,
    }));
  }, []);

  return { ...state, read, readEarlier, add };
}
