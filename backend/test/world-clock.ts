import { Clock } from '../src/platform/values/clock.js';

/** The real time, moved as far as a test wants, or standing still. The database's own now() does not move with it. */
export class WorldClock extends Clock {
  private offsetMs = 0;
  private stoppedAt: number | null = null;

  override now(): Date {
    return new Date((this.stoppedAt ?? Date.now()) + this.offsetMs);
  }

  advance(ms: number): void {
    this.offsetMs += ms;
  }

  /** From now on it goes on from this instant. */
  set(instant: Date): void {
    this.offsetMs = instant.getTime() - (this.stoppedAt ?? Date.now());
  }

  /** Stands still until it is reset, and goes on being set and advanced: what is tried has all the time it needs. */
  stop(): void {
    this.stoppedAt ??= Date.now();
  }

  reset(): void {
    this.offsetMs = 0;
    this.stoppedAt = null;
  }
}
