import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePermissions } from 'react-admin';
import { liveBus } from './liveBus';
import { type Change, changesOf, readAgainUnlessEdited } from '../../providers/freshness';
import { LIVE_BEAT_SECONDS, LIVE_MESSAGES, type LiveEvent } from '@hiring/contract';

const SILENCE_MS = 2 * LIVE_BEAT_SECONDS * 1000 + 5000;
/** A screen out of sight lets its connection go after this time: browsers have few of them for one server. */
const HIDDEN_MS = 30_000;
const RETRY_MS = [2000, 5000, 10_000, 30_000];

/** What happened while nobody listened is unknown: read again. */
const resync = () => liveBus.publish({ events: [{ kind: 'resync' }], from: 'stream' });

/** Keeps one stream of events open while the screen is seen, and says to read again after every gap. */
function listenWhileSeen(address: string): () => void {
  let source: EventSource | undefined;
  let retry: number | undefined;
  let silence: number | undefined;
  let hiding: number | undefined;
  let failures = 0;
  let missed = false;
  let over = false;

  const close = () => {
    window.clearTimeout(retry);
    window.clearTimeout(silence);
    source?.close();
    source = undefined;
    missed = true;
  };
  const again = () => {
    close();
    if (over || document.hidden) return;
    retry = window.setTimeout(open, RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
  };
  const alive = () => {
    window.clearTimeout(silence);
    silence = window.setTimeout(again, SILENCE_MS);
  };

  function open() {
    close();
    source = new EventSource(address);
    alive();
    source.addEventListener(LIVE_MESSAGES.beat, () => {
      alive();
      failures = 0;
      // The first sign of life after a gap.
      if (missed) resync();
      missed = false;
    });
    source.addEventListener(LIVE_MESSAGES.events, (message: MessageEvent<string>) => {
      alive();
      liveBus.publish({ events: JSON.parse(message.data) as LiveEvent[], from: 'stream' });
    });
    source.addEventListener(LIVE_MESSAGES.end, () => {
      over = true;
      close();
      // What is read again leads to the sign-in.
      resync();
    });
    source.onerror = again;
  }

  const onVisibility = () => {
    window.clearTimeout(hiding);
    if (document.hidden) hiding = window.setTimeout(close, HIDDEN_MS);
    else if (!source && !over) open();
  };

  open();
  // The screen was read a moment ago.
  missed = false;
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    over = true;
    close();
    window.clearTimeout(hiding);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/** Least time between two readings of what is shown, however much happens. */
const EVERY_MS = 1000;

/** Reads again what shows anything that has changed elsewhere. */
function LiveReading({ address }: { address: string }) {
  const queryClient = useQueryClient();
  useEffect(() => listenWhileSeen(address), [address]);
  useEffect(() => {
    let waiting: number | undefined;
    let changes: Change[] = [];
    const refresh = () => {
      waiting = undefined;
      void readAgainUnlessEdited(queryClient, changes);
      changes = [];
    };
    const unsubscribe = liveBus.subscribe(({ events, from }) => {
      if (from !== 'stream') return;
      changes.push(...events.flatMap(changesOf));
      waiting ??= window.setTimeout(refresh, EVERY_MS);
    });
    return () => {
      unsubscribe();
      window.clearTimeout(waiting);
    };
  }, [queryClient]);
  return null;
}

/** Keeps every screen fresh, for those to whom the server tells what changes. */
export function LiveScreens() {
  const { permissions } = usePermissions<string[]>();
  if (permissions?.includes('candidates:read')) return <LiveReading address="/api/events" />;
  return permissions?.includes('team:read') ? <LiveReading address="/api/team/events" /> : null;
}
