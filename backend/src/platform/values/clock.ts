import { Injectable } from '@nestjs/common';

/** The current time; tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
