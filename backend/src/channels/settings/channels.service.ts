import { TEXT_CHANNEL_LABEL, type TextChannel } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError, type FieldErrors, invalid } from '../../platform/errors/domain-error.js';
import { Destinations, RefusedDestination } from '../../platform/outbound/destinations.js';
import { Clock } from '../../platform/values/clock.js';
import { ChannelUsage } from '../sending/channel-usage.entity.js';
import { monthOf } from '../sending/month.js';
import { type ChannelResponse, type SaveChannelRequest, toChannelResponse } from './channel.dto.js';
import { ChannelSecrets, SECRETS } from './channel-secrets.js';
import { ChannelSettings } from './channel-settings.entity.js';

type Connection = Pick<ChannelSettings, 'activo' | 'url' | 'numero_id' | 'cuenta_id' | 'alias'>;

/** WhatsApp and SMS as administrators set them up. Each change is logged and told to administrators. */
@Injectable()
export class ChannelsService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    private readonly dataSource: DataSource,
    private readonly secrets: ChannelSecrets,
    private readonly destinations: Destinations,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** WhatsApp, then SMS. */
  async list(manager: EntityManager = this.dataSource.manager): Promise<ChannelResponse[]> {
    const rows = await manager.find(ChannelSettings, { order: { canal: 'DESC' } });
    const used = await manager.findBy(ChannelUsage, { mes: monthOf(this.clock.now()) });
    return rows.map((row) =>
      toChannelResponse(row, used.find(({ canal }) => canal === row.canal) ?? null, this.environment.appUrl),
    );
  }

  async read(canal: TextChannel, manager?: EntityManager): Promise<ChannelResponse> {
    return (await this.list(manager)).find((one) => one.canal === canal) as ChannelResponse;
  }

  /** Those that are on. */
  active(manager: EntityManager = this.dataSource.manager): Promise<ChannelSettings[]> {
    return manager.find(ChannelSettings, { where: { activo: true }, order: { canal: 'DESC' } });
  }

  /**
   * Of two changes at once the second has read another version. A secret stays while the address does.
   * @throws {DomainError} `validation_failed`, `conflict`.
   */
  async save(actor: Actor, canal: TextChannel, request: SaveChannelRequest): Promise<ChannelResponse> {
    const url = request.url === '' ? null : await this.checked(request.url);
    const { activo, coste_mensaje, limite_mensual = null, version } = request;
    const connection: Connection = {
      activo,
      url,
      numero_id: (canal === 'whatsapp' && request.numero_id) || null,
      cuenta_id: (canal === 'whatsapp' && request.cuenta_id) || null,
      alias: (canal === 'sms' && request.alias) || null,
    };
    return inRequestTransaction(this.dataSource, async (manager) => {
      const before = await this.secrets.read(canal, manager);
      // A token is not handed to another server.
      const kept = (name: (typeof SECRETS)[number]) =>
        before[name] !== null && (name !== 'token' || before.url === url);
      const has = (name: (typeof SECRETS)[number]) =>
        request[name] === undefined ? kept(name) : request[name] !== '';
      const problem = problemOf(canal, connection, has);
      if (problem) throw invalid(problem);
      const changed = SECRETS.filter((name) => request[name] !== undefined || !kept(name));
      const sealed: Partial<ChannelSettings> = {};
      for (const name of changed)
        Object.assign(sealed, this.secrets.seal(canal, name, request[name] || null));
      const { affected } = await manager.update(
        ChannelSettings,
        { canal, version },
        {
          ...connection,
          ...sealed,
          coste_mensaje,
          limite_mensual,
          fallo: null,
          version: version + 1,
          updated_at: this.clock.now(),
          updated_by: actor.userId,
        },
      );
      if (affected === 0) throw new DomainError('conflict');
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'config.channel',
        details: `Canal ${TEXT_CHANNEL_LABEL[canal]} cambiado: ${activo ? 'encendido' : 'apagado'}`,
        level: 'warning',
        tellsAdministrators: true,
        entity: 'canales_mensajes',
        entityId: canal,
      });
      return this.read(canal, manager);
    });
  }

  /** Without a slash at the end. @throws {DomainError} `validation_failed` for one that may not be called. */
  private async checked(text: string): Promise<string> {
    try {
      return (await this.destinations.check(text)).url.href.replace(/\/+$/, '');
    } catch (error) {
      if (error instanceof RefusedDestination) throw invalid({ url: [error.message] });
      throw error;
    }
  }
}

function problemOf(
  canal: TextChannel,
  { activo, url, numero_id, cuenta_id, alias }: Connection,
  has: (name: (typeof SECRETS)[number]) => boolean,
): FieldErrors | null {
  if (!activo) return null;
  if (url === null) return { url: ['Escribe la dirección del proveedor'] };
  if (canal === 'whatsapp') {
    if (numero_id === null) return { numero_id: ['Escribe el identificador del número'] };
    if (cuenta_id === null) return { cuenta_id: ['Escribe el identificador de la cuenta'] };
    if (!has('verificacion')) return { verificacion: ['Escribe la palabra de verificación'] };
  } else if (alias === null) return { alias: ['Escribe el alias registrado'] };
  if (!has('token')) return { token: ['Escribe el token'] };
  return has('secreto') ? null : { secreto: ['Escribe el secreto con el que se firman los avisos'] };
}
