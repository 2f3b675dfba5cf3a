import type { Schemas } from '@hiring/contract/api';
import { useEffect, useSyncExternalStore } from 'react';
import { useSite } from './site';

type Viewer = Schemas['SessionUser'];

/** Says only that this browser holds a session; the session itself is in cookies that no script can read. */
const HINT = /(?:^|; )(?:__Host-)?con_sesion=1(?:;|$)/;

let learned: Viewer | null = null;
let asked = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks once a document: signing in and out load a new one. */
async function learn(): Promise<void> {
  if (asked || !HINT.test(document.cookie)) return;
  asked = true;
  const { api } = await import('./api');
  const session = await api.get('/api/auth/session').catch(() => null);
  if (!session) return;
  learned = session.user;
  listeners.forEach((listener) => listener());
}

/**
 * Who is signed in; null for a visitor. A page of this visitor's own carries it; one that is the same for everybody
 * learns it after it has been shown.
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
    // Still true on the next page, which may be one for everybody.
    asked = true;
    learned = own;
  }, [own]);
  return own ?? later;
}
