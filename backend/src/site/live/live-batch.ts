import type { LiveEvent } from '@hiring/contract';

/** Above this number the client reloads instead: cheaper than single events. */
const MOST = 100;

/** What the database tells. */
export type TableEvent = Exclude<LiveEvent, { kind: 'team' }>;
type Named = Exclude<TableEvent, { kind: 'resync' }>;

/** Events since the last message, merged to the latest state of each record. */
export class LiveBatch {
  private readonly events = new Map<string, Named>();
  private resync = false;

  get empty(): boolean {
    return !this.resync && this.events.size === 0;
  }

  add(event: TableEvent): void {
    if (event.kind === 'resync') {
      this.resync = true;
      return;
    }
    const key = event.kind === 'record' ? JSON.stringify(event) : `${event.kind}:${event.id}`;
    const earlier = this.events.get(key);
    this.events.delete(key);
    this.events.set(key, earlier ? joined(earlier, event) : event);
  }

  /** What to tell, and an empty batch. */
  take(): TableEvent[] {
    const events: TableEvent[] =
      this.resync || this.events.size > MOST ? [{ kind: 'resync' }] : [...this.events.values()];
    this.events.clear();
    this.resync = false;
    return events;
  }
}

/** The later event; a move or creation followed by a change stays a move or creation. */
function joined(earlier: Named, later: Named): Named {
  if (earlier.kind !== 'application' || later.kind !== 'application') return later;
  const weightier = later.change === 'changed' && earlier.change !== 'removed';
  return weightier ? { ...later, change: earlier.change } : later;
}
