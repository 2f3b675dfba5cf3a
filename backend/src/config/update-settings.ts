import type { SettingName } from '@hiring/contract';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../logs/logs.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { assertRecentProof } from '../platform/auth/recent-proof.js';
import { Clock } from '../platform/values/clock.js';
import { outsideOfRequests } from '../platform/scope.js';
import { afterCommit } from '../platform/database/transactions/request-transactions.js';
import { inRequestTransaction } from '../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import { DomainError, invalid } from '../platform/errors/domain-error.js';
import { AccessTokens } from '../platform/outbound/access-token.js';
import { sentenceOf } from '../platform/errors/error-catalogue.js';
import type { MailServer } from '../platform/mail/mail-server.js';
import { SecretBox } from '../platform/secrets/secret-box.js';
import { ConfigService } from './config.service.js';
import { isProtected } from './protected-settings.js';
import { OldMailServer } from './old-mail-server.js';
import { PanelMailServer, SMTP_PASSWORD_OWNER } from './panel-mail-server.js';
import { toSettingsResponse } from './settings-response.js';
import type { SettingsResponse } from './settings.dto.js';
import {
  changedSettings,
  changesOf,
  columnsOf,
  levelOf,
  sayChanged,
  sayValue,
  type SettingsChange,
  SMTP_SETTINGS,
  staleSettings,
  valuesOf,
} from './settings.rules.js';
import { SystemConfig } from './system-config.entity.js';

interface Order {
  values: SettingsChange;
  /** Undefined: unchanged. Empty: removed. */
  smtpPassword?: string | undefined;
  /** The version that was read; null: overwrites any. */
  seen: number | null;
}

/**
 * Changes settings and logs it. Concurrent requests run one after the other: both succeed on different settings,
 * the second is refused on the same one. Unchanged values are ignored, so that a repeated request gets the same
 * answer.
 * It has many dependencies because a secret is sealed and the mail server is told.
 */
const TOKEN_FIELDS = {
  url: 'smtp_oauth_url',
  client: 'smtp_oauth_client',
  scope: 'smtp_oauth_scope',
} as const;
const isOfToken = (name: SettingName): boolean =>
  name === 'smtp_user' || Object.values(TOKEN_FIELDS).some((field) => field === name);

@Injectable()
export class UpdateSettings {
  private readonly logger = new Logger('config');

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ConfigService,
    private readonly logs: LogsService,
    private readonly secrets: SecretBox,
    private readonly panel: PanelMailServer,
    private readonly tokens: AccessTokens,
    private readonly oldServer: OldMailServer,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * @throws {DomainError} `config_stale` with the current settings, `smtp_locked`, `validation_failed`; for
   * protected settings `recent_proof_required` and `api_key_not_allowed`.
   */
  async execute(order: Order, actor: Actor): Promise<SettingsResponse> {
    const before = await this.serverBefore(order);
    const config = await inRequestTransaction(this.dataSource, (manager) =>
      this.write(manager, order, actor),
    );
    await afterCommit(() => {
      this.config.forget();
      // Not awaited: a slow previous server must not delay the response.
      if (before && config.smtp_host !== before.host) {
        outsideOfRequests(() => this.tellByOldServer(before, actor));
      }
    });
    return toSettingsResponse(config, this.environment);
  }

  /** The mail server that this change replaces; null when its password cannot be decrypted. */
  private async serverBefore({ values }: Order): Promise<MailServer | null> {
    if (this.environment.smtpUrl !== null || values.smtp_host === undefined) return null;
    return this.panel.find().catch(() => null);
  }

  private tellByOldServer(server: MailServer, actor: Actor): void {
    this.oldServer
      .tellOfAnother(server, actor)
      .catch((error: unknown) => this.logger.warn(`old mail server: ${String(error)}`));
  }

  private async write(manager: EntityManager, order: Order, actor: Actor): Promise<SystemConfig> {
    const row = { where: { id: 1 }, lock: { mode: 'pessimistic_write' } } as const;
    const config = await manager.findOneOrFail(SystemConfig, row);
    const before = valuesOf(config);
    const plain = changedSettings(before, order.values);
    const names: SettingName[] = [...plain];
    if (order.smtpPassword !== undefined && !(await this.panel.hasPassword(manager, order.smtpPassword))) {
      names.push('smtp_password');
    }
    if (names.length === 0) return config;
    if (names.some(isProtected)) assertRecentProof(actor, this.clock.now());
    this.assertMayChange(config, names, order.seen);

    const after = { ...before, ...Object.fromEntries(plain.map((name) => [name, order.values[name]])) };
    // The password belongs to that server, a client's secret to its token: neither is sent elsewhere.
    const moved =
      (names.includes('smtp_host') || names.includes('smtp_oauth_url')) &&
      order.smtpPassword === undefined &&
      config.smtp_password_clave;
    const password = moved ? '' : order.smtpPassword;
    if (moved) names.push('smtp_password');
    if (after.smtp_host === '' && order.smtpPassword) {
      throw invalid({ smtp_password: ['Escribe primero el servidor SMTP'] });
    }
    if (names.some(isOfToken) && after.smtp_oauth_url !== '') {
      const { smtp_oauth_url: url, smtp_oauth_client: client, smtp_oauth_scope: scope } = after;
      this.tokens.check({ url, client, scope }, TOKEN_FIELDS);
      if (after.smtp_user === '')
        throw invalid({ smtp_user: ['Escribe el usuario al que da acceso el token'] });
    }

    const version = config.version + 1;
    const change = {
      ...columnsOf(after),
      ...this.sealed(password),
      version,
      versiones: { ...config.versiones, ...Object.fromEntries(names.map((name) => [name, version])) },
      updated_at: this.clock.now(),
    };
    await manager.update(SystemConfig, { id: 1 }, change);
    await this.logs.record(manager, {
      actorId: actor.userId,
      action: 'config.updated',
      details: sayChanged(names),
      level: levelOf(names, before, after),
      tellsAdministrators: names.some(isProtected),
      entity: 'system_config',
      entityId: '1',
      changes: {
        ...changesOf(plain, before, after),
        ...(password === undefined ? {} : { smtp_password: passwordChange(config, password) }),
      },
    });
    return manager.findOneByOrFail(SystemConfig, { id: 1 });
  }

  private assertMayChange(config: SystemConfig, names: readonly SettingName[], seen: number | null): void {
    if (this.environment.smtpUrl !== null && names.some((name) => SMTP_SETTINGS.includes(name))) {
      throw new DomainError('smtp_locked');
    }
    if (seen === null) return;
    const stale = staleSettings(names, config.versiones, seen);
    if (stale.length === 0) return;
    const values = valuesOf(config);
    const sentence = (name: SettingName): string =>
      sentenceOf('config_stale', { value: name === 'smtp_password' ? 'otra' : sayValue(values[name]) });
    const errors = Object.fromEntries(stale.map((name) => [name, [sentence(name)]]));
    const [first] = stale;
    const value = first && first !== 'smtp_password' ? sayValue(values[first]) : 'otra';
    throw new DomainError('config_stale', { value }, errors, {
      config: toSettingsResponse(config, this.environment),
    });
  }

  private sealed(
    password: string | undefined,
  ): Partial<Pick<SystemConfig, 'smtp_password' | 'smtp_password_clave'>> {
    if (password === undefined) return {};
    if (password === '') return { smtp_password: null, smtp_password_clave: null };
    const { sealed, keyId } = this.secrets.seal(password, SMTP_PASSWORD_OWNER);
    return { smtp_password: sealed, smtp_password_clave: keyId };
  }
}

/** Logs whether there was a password and is one, never its value. */
function passwordChange({ smtp_password_clave: before }: SystemConfig, after: string) {
  const say = (set: boolean): string => (set ? 'guardada (no se muestra)' : 'ninguna');
  return { antes: say(before !== null), ahora: say(after !== '') };
}
