import { t } from '@lingui/core/macro';
import type { Schemas } from '@hiring/contract/api';
import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, problemText } from '../../../lib/api';
import { showToast } from '../../../ui/toast';

export type Notice = Schemas['NotificationResponse'];

/** Number of notifications in the panel. */
const SHOWN = 10;
const QUERY = { range: JSON.stringify([0, SHOWN - 1]) };

type State =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; list: Notice[] };

/** The person's notifications and actions to mark them as read; the page's counts are updated. */
export function useNotifications() {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const abort = new AbortController();
    api
      .get('/api/notifications', { params: { query: QUERY }, signal: abort.signal })
      .then((list) => setState({ status: 'ready', list }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setState({ status: 'failed', reason: problemText(error) });
      });
    return () => abort.abort();
  }, [attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  async function mark(send: () => Promise<unknown>, marks: (notice: Notice) => boolean): Promise<void> {
    try {
      await send();
      setState((before) =>
        before.status === 'ready'
          ? {
              ...before,
              list: before.list.map((notice) => (marks(notice) ? { ...notice, leida: true } : notice)),
            }
          : before,
      );
      // Updates the unread count of the header.
      await revalidate();
    } catch (error) {
      showToast({ title: t`No se han marcado como leídas`, description: problemText(error), look: 'danger' });
    }
  }

  return {
    state,
    retry,
    markRead: (id: string) =>
      mark(
        () => api.post('/api/notifications/read', { body: { ids: [id] } }),
        (notice) => notice.id === id,
      ),
    markAllRead: () =>
      mark(
        () => api.post('/api/notifications/read-all'),
        () => true,
      ),
  };
}
