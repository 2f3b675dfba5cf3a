import { Injectable } from '@nestjs/common';
import type { Actor } from './actor.js';

/** Reads the actor of a key. @throws {DomainError} with status 401 for an invalid one. */
export type KeyReader = (key: string, ip: string) => Promise<Actor>;

/** Readers of bearer keys by prefix; modules register them, so that sessions do not import them. */
@Injectable()
export class BearerKeys {
  private readonly readers = new Map<string, KeyReader>();

  register(prefix: string, reader: KeyReader): void {
    this.readers.set(prefix, reader);
  }

  /** Null: it is no key of any kind. */
  recognise(bearer: string, ip: string): Promise<Actor> | null {
    for (const [prefix, reader] of this.readers) {
      if (bearer.startsWith(prefix)) return reader(bearer, ip);
    }
    return null;
  }
}
