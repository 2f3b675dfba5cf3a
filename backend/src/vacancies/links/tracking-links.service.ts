import { CANAL_CODE, CANALES_PROPIOS, VACANCY_LIMITS } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isbot } from 'isbot';
import type { DataSource, EntityManager } from 'typeorm';
import type { ClientInfo } from '../../auth/client.js';
import { visitorOf } from '../../platform/http/limits/rate-limit.rules.js';
import { type Limit, RateLimits } from '../../platform/http/limits/rate-limits.js';
import { qrPath } from '../../auth/second-factor/qr-path.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { VacanciesService } from '../vacancies.service.js';
import { TrackingLink } from './tracking-link.entity.js';
import {
  addressOf,
  type NewTrackingLinkRequest,
  toTrackingLinkResponse,
  type TrackingLinkQr,
  type TrackingLinkResponse,
} from './tracking-link.dto.js';
import { TrackingLinksRepository } from './tracking-links.repository.js';

/** Visits from one IP address, which many people may share. Visits above the limit are not counted. */
const VISITS: Limit = { name: 'link-visits', points: 60, seconds: 60 * 60 };

/** Reserved codes that a URL may use; the server assigns the others. */
const FROM_ADDRESS: readonly string[] = ['alerta'];

/** Links by channel, and the visits and applications they brought. */
@Injectable()
export class TrackingLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: TrackingLinksRepository,
    private readonly vacancies: VacanciesService,
    private readonly logs: LogsService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @throws {DomainError} `vacancy_not_found`. */
  async list(actor: Actor, vacancyId: string | null): Promise<TrackingLinkResponse[]> {
    if (vacancyId) await this.vacancies.get(actor, vacancyId);
    const links = await this.repository.list(vacancyId, VACANCY_LIMITS.links);
    return links.map((link) => toTrackingLinkResponse(link, this.environment.appUrl));
  }

  /**
   * A code belongs to one link for ever: a repeated request returns it, another request with that code is refused.
   * @throws {DomainError} `vacancy_not_found`, `tracking_link_exists`, `tracking_links_limit`, `validation_failed`.
   */
  async create(
    { nombre, codigo, ...target }: NewTrackingLinkRequest,
    actor: Actor,
  ): Promise<TrackingLinkResponse> {
    const vacante_id = target.vacante_id ?? null;
    if ((CANALES_PROPIOS as readonly string[]).includes(codigo)) {
      throw invalid({ codigo: ['Este código lo usa el sistema. Elige otro.'] });
    }
    if (vacante_id) await this.vacancies.get(actor, vacante_id);
    const id = await inRequestTransaction(this.dataSource, async (manager) => {
      const same = await this.repository.findByCode(manager, codigo);
      if (same) {
        if (same.vacante_id === vacante_id && same.nombre === nombre) return same.id;
        throw exists();
      }
      if ((await this.repository.count(manager, vacante_id)) >= VACANCY_LIMITS.links) {
        throw new DomainError('tracking_links_limit', { max: VACANCY_LIMITS.links });
      }
      const columns = { nombre, codigo, vacante_id, creado_por: actor.userId, created_at: this.clock.now() };
      const link = await manager.save(manager.create(TrackingLink, columns));
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'tracking_link.created',
        details: `Enlace de difusión «${codigo}» creado`,
        entity: vacante_id ? 'vacancies' : 'tracking_links',
        entityId: vacante_id ?? link.id,
      });
      return link.id;
    });
    return toTrackingLinkResponse(await this.get(id), this.environment.appUrl);
  }

  /** Only without applications, which store its code. @throws {DomainError} `tracking_link_not_found`, `tracking_link_in_use`. */
  async remove(id: string, actor: Actor): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const link = await this.repository.findAndLock(manager, id);
      if (!link) throw new DomainError('tracking_link_not_found');
      if (await this.repository.hasApplications(manager, link.codigo)) {
        throw new DomainError('tracking_link_in_use');
      }
      await manager.delete(TrackingLink, id);
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'tracking_link.deleted',
        details: `Enlace de difusión «${link.codigo}» eliminado`,
        level: 'warning',
        entity: link.vacante_id ? 'vacancies' : 'tracking_links',
        entityId: link.vacante_id ?? id,
      });
    });
  }

  /** @throws {DomainError} `tracking_link_not_found`. */
  async qr(id: string): Promise<TrackingLinkQr> {
    const direccion = addressOf(this.environment.appUrl, await this.get(id));
    return { direccion, ...qrPath(direccion) };
  }

  /** Counts a visit, except by bots and above the rate limit. Does not reveal which codes exist. */
  async visit(codigo: string, { ip, userAgent }: Pick<ClientInfo, 'ip' | 'userAgent'>): Promise<void> {
    if (!CANAL_CODE.test(codigo) || !userAgent || isbot(userAgent)) return;
    if (await this.limits.tryTake(VISITS, visitorOf(ip))) await this.repository.addVisit(codigo);
  }

  /** The channel stored in an application; an unknown code counts as the website. */
  async channelOf(manager: EntityManager, codigo: string | undefined): Promise<string> {
    if (!codigo || !CANAL_CODE.test(codigo)) return 'web';
    if (FROM_ADDRESS.includes(codigo)) return codigo;
    return (await this.repository.holdCode(manager, codigo)) ? codigo : 'web';
  }

  /** @throws {DomainError} `tracking_link_not_found`. */
  async read(id: string): Promise<TrackingLinkResponse> {
    return toTrackingLinkResponse(await this.get(id), this.environment.appUrl);
  }

  private async get(id: string) {
    const link = await this.repository.find(id);
    if (!link) throw new DomainError('tracking_link_not_found');
    return link;
  }
}

const exists = (): DomainError =>
  new DomainError('tracking_link_exists', {}, { codigo: ['Ya hay un enlace con ese código'] });
