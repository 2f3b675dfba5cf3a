import type { LiveEvent } from '@hiring/contract';

/** Applications that this screen is changing just now, and the versions that it has made. */
const underWay = new Map<string, number>();
const made = new Map<string, number>();

/**
 * The stream tells of one's own changes too, often before the answer arrives: they are no news to whoever made them.
 */
export const ownChanges = {
  begin(applicationId: string): void {
    underWay.set(applicationId, (underWay.get(applicationId) ?? 0) + 1);
  },
  end(applicationId: string, version?: number): void {
    const left = (underWay.get(applicationId) ?? 1) - 1;
    if (left > 0) underWay.set(applicationId, left);
    else underWay.delete(applicationId);
    if (version !== undefined) made.set(applicationId, version);
  },
  includes(applicationId: string, version: number): boolean {
    return underWay.has(applicationId) || version <= (made.get(applicationId) ?? 0);
  },
};

/** `stream`: the server told it; `here`: this screen has done it and knows the answer. */
export interface LiveBatch {
  events: readonly LiveEvent[];
  from: 'stream' | 'here';
}

type Listener = (batch: LiveBatch) => void;

const listeners = new Set<Listener>();

/** The last changes, for the parts of the screen that show them. */
export const liveBus = {
  publish(batch: LiveBatch): void {
    listeners.forEach((listener) => listener(batch));
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
