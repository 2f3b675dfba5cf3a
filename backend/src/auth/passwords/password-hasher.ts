import { hash, verify } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomToken } from '../../platform/secrets/secret-token.js';

/** OWASP's first choice for argon2id, the library's default algorithm; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** NFC normalisation: keyboards compose accents differently (NIST SP 800-63B 5.1.1.2). */
const bytes = (password: string): string => password.normalize('NFKC');

@Injectable()
export class PasswordHasher implements OnModuleInit {
  /** Nobody's password. */
  private dummy: string;

  async onModuleInit(): Promise<void> {
    this.dummy = await this.hash(randomToken());
  }

  hash(password: string): Promise<string> {
    return hash(bytes(password), COST);
  }

  /** Without a stored hash it does the same work: the response time must not reveal whether the account exists. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const right = await verify(stored ?? this.dummy, bytes(password));
    return right && stored !== null;
  }
}
