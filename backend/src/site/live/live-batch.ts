import type { LiveEvent } from '@hiring/contract';

/** More than these at once are not told one by one: reading again is cheaper. */
const MOST = 100;

type Named = Exclude<LiveEvent, { kind: 'resync' }>;

/** What happened since the last message, each thing once, in its latest state. */
export class LiveBatch {
  private readonly events = new Map<string, Named>();
  private resync = false;

  get empty(): boolean {
    return !this.resync && this.events.size === 0;
  }

  add(event: LiveEvent): void {
    if (event.kind === 'resync') {
      this.resync = true;
      return;
    }
    const key = `${event.kind}:${event.id}`;
    const earlier = this.events.get(key);
    this.events.delete(key);
    this.events.set(key, earlier ? joined(earlier, event) : event);
  }

  /** What to tell, and an empty batch. */
  take(): LiveEvent[] {
    const events: LiveEvent[] =
      this.resync || this.events.size > MOST ? [{ kind: 'resync' }] : [...this.events.values()];
    this.events.clear();
    this.resync = false;
    return events;
  }
}

/** The later event, which stays a move (or a beginning) when the earlier one was that and it is only a change. */
function joined(earlier: Named, later: Named): Named {
  if (earlier.kind !== 'application' || later.kind !== 'application') return later;
  const weightier = later.change === 'changed' && earlier.change !== 'removed';
  return weightier ? { ...later, change: earlier.change } : later;
}
