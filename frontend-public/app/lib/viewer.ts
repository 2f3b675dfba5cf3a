import type { Schemas } from '@hiring/contract/api';
import { useEffect, useSyncExternalStore } from 'react';
import { useSite } from './site';

type Viewer = Schemas['SessionUser'];

/** Only says that this browser has a session; the session itself is in cookies that no script can read. */
const HINT = /(?:^|; )(?:__Host-)?con_sesion=1(?:;|$)/;

/**
 * Runs before the first paint: a page for everybody shows no sign-in link to somebody who has a session, while it is
 * asked for. The style is in app.css.
 */
export const SESSION_SCRIPT = `if(${String(HINT)}.test(document.cookie))document.documentElement.dataset.session=""`;

let learned: Viewer | null = null;
let asked = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks once per document: signing in and out load a new document. */
async function learn(): Promise<void> {
  if (asked || !HINT.test(document.cookie)) return;
  asked = true;
  const { api } = await import('./api');
  const session = await api.get('/api/auth/session').catch(() => null);
  if (!session?.user) {
    delete document.documentElement.dataset['session'];
    return;
  }
  learned = session.user;
  listeners.forEach((listener) => listener());
}

/**
 * The signed-in user; null for a visitor. A page for one visitor contains it; a page for everybody loads it after it is
 * shown.
 */
export function useViewer(): Viewer | null {
  const own = useSite()?.viewer ?? null;
  const later = useSyncExternalStore(
    subscribe,
    () => learned,
    () => null,
  );
  useEffect(() => {
    if (!own) {
      void learn();
      return;
    }
    // Stays true on the next page, which may be one for everybody.
    asked = true;
    learned = own;
  }, [own]);
  return own ?? later;
}
