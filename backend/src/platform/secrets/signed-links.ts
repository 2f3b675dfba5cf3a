import type { Environment } from '../environment/environment.js';
import { derivedKey } from '../http/limits/derived-key.js';
import { makeSignedId, readSignedId } from './signed-id.js';

/** Links with a signed id: made when their message is sent, so that no row ever holds one. */
export abstract class SignedLinks<Use extends string = never> {
  private readonly key: Buffer;

  /** @param purpose has a key of its own */
  constructor(
    private readonly environment: Pick<Environment, 'sessionSecret' | 'appUrl'>,
    purpose: string,
  ) {
    this.key = derivedKey(environment.sessionSecret, purpose);
  }

  /** The id; null for an invalid link, or one of another use. */
  read(token: string, use?: Use): string | null {
    return readSignedId(this.key, token, use);
  }

  protected tokenOf(id: string, use?: Use): string {
    return makeSignedId(this.key, id, use);
  }

  protected urlOf(path: string): string {
    return `${this.environment.appUrl}${path}`;
  }
}
