import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import type { MailServer } from '../platform/mail/mail-server.js';
import { SecretBox } from '../platform/secrets/secret-box.js';
import { SystemConfig } from './system-config.entity.js';

/** Additional data of the encrypted password: copied elsewhere it cannot be decrypted. */
export const SMTP_PASSWORD_OWNER = 'system_config.smtp_password';

type Row = Pick<
  SystemConfig,
  | 'smtp_host'
  | 'smtp_port'
  | 'smtp_user'
  | 'smtp_from'
  | 'smtp_oauth_url'
  | 'smtp_oauth_client'
  | 'smtp_oauth_scope'
  | 'smtp_password'
  | 'smtp_password_clave'
  | 'system_email'
>;

/** The mail server of the settings. Read for each e-mail: a change applies to the next one, in every process. */
@Injectable()
export class PanelMailServer {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(SystemConfig) private readonly systemConfig: Repository<SystemConfig>,
    private readonly secrets: SecretBox,
  ) {}

  /** Null: none is set. @throws an error of code EUNSEALED when the password cannot be decrypted. */
  async find(): Promise<MailServer | null> {
    const row = await this.read(this.dataSource.manager);
    if (row.smtp_host === null) return null;
    const secret = (row.smtp_user !== null && this.open(row)) || '';
    const { smtp_oauth_url: url, smtp_oauth_client: client, smtp_oauth_scope: scope } = row;
    return {
      host: row.smtp_host,
      port: row.smtp_port,
      user: row.smtp_user,
      auth: url && client && scope ? { url, client, scope, secret } : secret,
      from: row.smtp_from ?? row.system_email,
    };
  }

  /** Whether this is the stored password; an empty one: whether none is stored. */
  async hasPassword(manager: EntityManager, password: string): Promise<boolean> {
    try {
      return (this.open(await this.read(manager)) ?? '') === password;
    } catch {
      // Encrypted with a lost key: unreadable, so it counts as different.
      return false;
    }
  }

  /** Re-encrypts the password after a change of DATA_KEY. Idempotent. */
  async reseal(): Promise<void> {
    const { oldKeyId } = this.secrets;
    if (oldKeyId === null) return;
    const row = await this.read(this.dataSource.manager);
    const { smtp_password: before, smtp_password_clave } = row;
    if (before === null || smtp_password_clave !== oldKeyId) return;
    const password = this.open(row) ?? '';
    const { sealed, keyId } = this.secrets.seal(password, SMTP_PASSWORD_OWNER);
    // Skipped when it was changed meanwhile.
    await this.systemConfig.update(
      { id: 1, smtp_password: before },
      { smtp_password: sealed, smtp_password_clave: keyId },
    );
  }

  private async read(manager: EntityManager): Promise<Row> {
    return manager.findOneOrFail(SystemConfig, {
      where: { id: 1 },
      select: {
        id: true,
        smtp_host: true,
        smtp_port: true,
        smtp_user: true,
        smtp_from: true,
        smtp_oauth_url: true,
        smtp_oauth_client: true,
        smtp_oauth_scope: true,
        smtp_password: true,
        smtp_password_clave: true,
        system_email: true,
      },
    });
  }

  private open({ smtp_password: sealed, smtp_password_clave: keyId }: Row): string | null {
    if (sealed === null || keyId === null) return null;
    try {
      return this.secrets.open({ sealed, keyId }, SMTP_PASSWORD_OWNER);
    } catch (cause) {
      throw Object.assign(new Error('the mail password cannot be read', { cause }), { code: 'EUNSEALED' });
    }
  }
}
