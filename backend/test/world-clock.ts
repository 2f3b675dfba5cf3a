import { Clock } from '../src/platform/values/clock.js';

/** The real time, shifted by a test, or stopped. The database's own now() does not change with it. */
export class WorldClock extends Clock {
  private offsetMs = 0;
  private stoppedAt: number | null = null;

  override now(): Date {
    return new Date((this.stoppedAt ?? Date.now()) + this.offsetMs);
  }

  advance(ms: number): void {
    this.offsetMs += ms;
  }

  /** The clock runs on from this instant. */
  set(instant: Date): void {
    this.offsetMs = instant.getTime() - (this.stoppedAt ?? Date.now());
  }

  /** The clock stops until it is reset; it can still be set and advanced. */
  stop(): void {
    this.stoppedAt ??= Date.now();
  }

  reset(): void {
    this.offsetMs = 0;
    this.stoppedAt = null;
  }
}
