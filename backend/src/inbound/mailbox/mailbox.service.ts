import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, type FieldErrors, invalid } from '../../platform/errors/domain-error.js';
import { AccessTokens, type ClientCredentials } from '../../platform/outbound/access-token.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { Clock } from '../../platform/values/clock.js';
import { EMAIL_PATTERN } from '../../platform/values/email-address.js';
import { MAILBOX_NAME } from '../reply/reply-token.js';
import { type MailboxResponse, type SaveMailboxRequest, toMailboxResponse } from './mailbox.dto.js';
import { Mailbox } from './mailbox.entity.js';

const HOUR_MS = 60 * 60 * 1000;
/** Additional data of the encrypted password: copied elsewhere it cannot be decrypted. */
const OWNER = 'buzon_entrada.contrasena';

/** How the mailbox is read. */
export interface ImapServer {
  host: string;
  port: number;
  user: string;
  /** The password, or where the token comes from. */
  auth: string | ClientCredentials;
  folder: string;
}

/** The mailbox for answers by mail, as administrators set it up. Each change is logged and told to administrators. */
@Injectable()
export class MailboxService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
    private readonly tokens: AccessTokens,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  get(manager: EntityManager = this.dataSource.manager): Promise<Mailbox> {
    return manager.findOneByOrFail(Mailbox, { id: 1 });
  }

  async show(): Promise<MailboxResponse> {
    return toMailboxResponse(await this.get());
  }

  /** How it is read; null: no server is set. @throws an error of code EUNSEALED when the password cannot be decrypted. */
  async server(): Promise<ImapServer | null> {
    const row = await this.withPassword(this.dataSource.manager);
    const { servidor: host, puerto: port, usuario: user, carpeta: folder } = row;
    if (host === null || user === null || row.contrasena === null) return null;
    const secret = this.open(row);
    const { oauth_url: url, oauth_cliente: client, oauth_ambito: scope } = row;
    const auth = url && client && scope ? { url, client, scope, secret } : secret;
    return { host, port, user, folder, auth };
  }

  /**
   * Another server, user or folder is read from its beginning again, from what comes after this on.
   * @throws {DomainError} `validation_failed`, `conflict`.
   */
  async save(
    actor: Actor,
    { contrasena, version, ...request }: SaveMailboxRequest,
  ): Promise<MailboxResponse> {
    const settings = {
      direccion: request.direccion || null,
      servidor: request.servidor || null,
      puerto: request.puerto,
      usuario: request.usuario || null,
      ...this.oauthOf(request),
      carpeta: request.carpeta || 'INBOX',
      activo: request.activo,
    };
    return inRequestTransaction(this.dataSource, async (manager) => {
      const before = await this.withPassword(manager);
      const moved = before.servidor !== settings.servidor || before.oauth_url !== settings.oauth_url;
      const kept = contrasena === undefined && !moved ? before.contrasena : contrasena || null;
      const problem = problemOf(settings, kept !== null);
      if (problem) throw invalid(problem);
      const elsewhere = moved || before.usuario !== settings.usuario || before.carpeta !== settings.carpeta;
      const now = this.clock.now();
      const { affected } = await manager.update(
        Mailbox,
        { id: 1, version },
        {
          ...settings,
          ...(kept === before.contrasena ? {} : this.sealed(kept)),
          ...(elsewhere ? { uidvalidity: null, ultimo_uid: null, leido_at: null } : {}),
          ...(settings.activo && (elsewhere || !before.activado_at) ? { activado_at: now } : {}),
          fallo: null,
          fallo_at: null,
          version: version + 1,
          updated_at: now,
          updated_by: actor.userId,
        },
      );
      if (affected === 0) throw new DomainError('conflict');
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'config.inbound_mail',
        details: 'Buzón del correo entrante cambiado',
        level: 'warning',
        tellsAdministrators: true,
        entity: 'buzon_entrada',
        entityId: '1',
      });
      return toMailboxResponse(await this.get(manager));
    });
  }

  /** @throws {DomainError} `validation_failed`. */
  private oauthOf({ oauth_url: url, oauth_cliente, oauth_ambito }: Omit<SaveMailboxRequest, 'version'>) {
    if (!url) return { oauth_url: null, oauth_cliente: null, oauth_ambito: null };
    const client = { url, client: oauth_cliente ?? '', scope: oauth_ambito ?? '' };
    this.tokens.check(client, { url: 'oauth_url', client: 'oauth_cliente', scope: 'oauth_ambito' });
    return { oauth_url: url, oauth_cliente: client.client, oauth_ambito: client.scope };
  }

  /** Encrypts the password again after a change of DATA_KEY. Idempotent. */
  @Interval(HOUR_MS)
  async reseal(): Promise<void> {
    const { oldKeyId } = this.box;
    const { manager } = this.dataSource;
    const row = await this.withPassword(manager);
    if (!oldKeyId || row.contrasena_clave !== oldKeyId) return;
    // One that was entered meanwhile has the new key.
    await manager.update(Mailbox, { id: 1, contrasena_clave: oldKeyId }, this.sealed(this.open(row)));
  }

  private withPassword(manager: EntityManager): Promise<Mailbox> {
    return manager
      .createQueryBuilder(Mailbox, 'b')
      .addSelect('b.contrasena')
      .where('b.id = 1')
      .getOneOrFail();
  }

  private sealed(password: string | null): Pick<Mailbox, 'contrasena' | 'contrasena_clave'> {
    if (password === null) return { contrasena: null, contrasena_clave: null };
    const { sealed, keyId } = this.box.seal(password, OWNER);
    return { contrasena: sealed, contrasena_clave: keyId };
  }

  private open({ contrasena, contrasena_clave }: Mailbox): string {
    try {
      return this.box.open({ sealed: contrasena ?? '', keyId: contrasena_clave ?? '' }, OWNER);
    } catch (cause) {
      throw Object.assign(new Error('the password of the mailbox cannot be read', { cause }), {
        code: 'EUNSEALED',
      });
    }
  }
}

function problemOf(
  { direccion, servidor, usuario, activo }: Pick<Mailbox, 'direccion' | 'servidor' | 'usuario' | 'activo'>,
  hasPassword: boolean,
): FieldErrors | null {
  if (direccion !== null) {
    if (!EMAIL_PATTERN.test(direccion)) return { direccion: ['Escribe una dirección de correo'] };
    const name = direccion.slice(0, direccion.lastIndexOf('@'));
    if (!/^[\w.-]+$/.test(name) || name.length > MAILBOX_NAME)
      return {
        direccion: [
          `Antes de la arroba caben ${MAILBOX_NAME} letras, cifras, puntos y guiones, sin el signo más: detrás se añade la marca de cada persona`,
        ],
      };
  }
  if (!activo) return null;
  if (direccion === null) return { direccion: ['Escribe la dirección del buzón'] };
  if (servidor === null) return { servidor: ['Escribe el servidor IMAP'] };
  if (usuario === null) return { usuario: ['Escribe el usuario'] };
  return hasPassword ? null : { contrasena: ['Escribe la contraseña'] };
}
