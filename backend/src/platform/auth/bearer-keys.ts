import { Injectable } from '@nestjs/common';
import type { Actor } from './actor.js';

/** Who a key stands for. @throws {DomainError} with status 401 for one that is good for nothing. */
export type KeyReader = (key: string, ip: string) => Promise<Actor>;

/** Where a module says that it knows keys which begin like this, so that sessions need not know it. */
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
