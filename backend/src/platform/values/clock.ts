import { Injectable } from '@nestjs/common';
import { performance } from 'node:perf_hooks';
import { scope, within } from '../scope.js';

/** A clock that moves by more than this while work is under way was set. */
const LEAP_MS = 10 * 60_000;

/** The current time; tests can set it. */
@Injectable()
export class Clock {
  /** @throws in work that has begun with another time (`from`) */
  now(): Date {
    const now = Date.now();
    const { begun } = scope();
    if (begun && Math.abs(now - begun.at - (performance.now() - begun.since)) > LEAP_MS)
      throw new Error('the clock was set while this work was under way');
    return new Date(now);
  }

  /** A function that runs work in the time of this moment: set the clock later, and the work fails. */
  from(): <R>(work: () => R) => R {
    const begun = { at: this.now().getTime(), since: performance.now() };
    return (work) => within({ begun }, work);
  }
}
