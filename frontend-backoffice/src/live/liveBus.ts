import type { LiveEvent } from '@hiring/contract';

/** `stream`: the server told it; `here`: this screen has done it and knows the answer. */
export interface LiveBatch {
  events: readonly LiveEvent[];
  from: 'stream' | 'here';
}

type Listener = (batch: LiveBatch) => void;

const listeners = new Set<Listener>();

/** What has changed, for whatever of it is on the screen. */
export const liveBus = {
  publish(batch: LiveBatch): void {
    for (const listener of [...listeners]) listener(batch);
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
