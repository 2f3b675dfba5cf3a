import { Clock } from '../src/platform/clock.js';

/** The real time, moved as far as a test wants. The database's own now() does not move with it. */
export class WorldClock extends Clock {
  private offsetMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  advance(ms: number): void {
    this.offsetMs += ms;
  }

  /** From now on it goes on from this instant. */
  set(instant: Date): void {
    this.offsetMs = instant.getTime() - Date.now();
  }

  reset(): void {
    this.offsetMs = 0;
  }
}
