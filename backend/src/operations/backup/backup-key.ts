import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.js';

const SHORTEST_PASSPHRASE = 16;

/**
 * What opens backups (BACKUP_KEY): a secret key of age (`AGE-SECRET-KEY-1…`) both closes and opens; a recipient
 * (`age1…`) only closes, so that the machine that writes backups cannot read them; anything else is a passphrase.
 */
export class BackupKey {
  private constructor(
    private readonly kind: 'identity' | 'recipient' | 'passphrase',
    private readonly text: string,
  ) {}

  /** @throws {BackupError} when it is none. */
  static parse(given: string): BackupKey {
    const text = given.trim();
    if (/^AGE-SECRET-KEY-/i.test(text)) return new BackupKey('identity', text.toUpperCase());
    if (/^age1[a-z0-9]+$/.test(text)) return new BackupKey('recipient', text);
    if (text.length < SHORTEST_PASSPHRASE) {
      throw new BackupError(
        `BACKUP_KEY is too short: a passphrase has at least ${SHORTEST_PASSPHRASE} characters.`,
      );
    }
    return new BackupKey('passphrase', text);
  }

  /** Whether it can open what it closes. */
  get opens(): boolean {
    return this.kind !== 'recipient';
  }

  /**
   * Encrypts a stream. `verifier` decrypts this archive: for a recipient it is a key that is used once and not kept,
   * so that the backup can be verified.
   */
  async encrypter(): Promise<{ encrypter: Encrypter; verifier: BackupKey }> {
    const encrypter = new Encrypter();
    if (this.kind === 'passphrase') {
      encrypter.setPassphrase(this.text);
      return { encrypter, verifier: this };
    }
    try {
      encrypter.addRecipient(this.kind === 'identity' ? await identityToRecipient(this.text) : this.text);
    } catch (cause) {
      throw new BackupError('BACKUP_KEY is no key of age: it is mistyped or cut off.', { cause });
    }
    if (this.kind === 'identity') return { encrypter, verifier: this };
    const once = await generateX25519Identity();
    encrypter.addRecipient(await identityToRecipient(once));
    return { encrypter, verifier: new BackupKey('identity', once) };
  }

  /** @throws {BackupError} when it cannot open anything. */
  decrypter(): Decrypter {
    if (!this.opens) {
      throw new BackupError(
        'BACKUP_KEY is a recipient (age1…), which only closes backups: give the secret key (AGE-SECRET-KEY-1…).',
      );
    }
    const decrypter = new Decrypter();
    try {
      if (this.kind === 'identity') decrypter.addIdentity(this.text);
      else decrypter.addPassphrase(this.text);
    } catch (cause) {
      throw new BackupError('BACKUP_KEY is no key of age: it is mistyped or cut off.', { cause });
    }
    return decrypter;
  }
}

/** A new secret key, for an installation that was given none. */
export function generateBackupKey(): Promise<string> {
  return generateX25519Identity();
}
