import { Injectable } from '@nestjs/common';

/** The time, as a thing that tests can set. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
