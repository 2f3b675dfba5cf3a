import { DERECHO_TIPO_LABEL, type DerechoAccion, toSay } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { LogsService, type NewLogEntry } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import type { Page } from '../../platform/http/lists/list-query.js';
import { HoldsService } from '../retention/holds/holds.service.js';
import { dayOf } from '../retention/retention.rules.js';
import { RightsEmails } from './rights-emails.js';
import { RightsRequest } from './rights-request.entity.js';
import { stateOf, toRightsResponse, toRightsRow } from './rights-response.js';
import type {
  RightsRequestOrder,
  RightsRequestResponse,
  RightsRequestRow,
  RightsSummary,
} from './rights.dto.js';
import { type RightsQuery, RightsRepository } from './rights.repository.js';
import { actionsOf, deadlineOf, extendedDeadlineOf, isOpen } from './rights.rules.js';

interface SeenAction {
  version: number;
  action: DerechoAccion;
}
type RightsWork = (manager: EntityManager, request: RightsRequest) => Promise<void>;

/** What people ask for about their data: from the day it comes to its answer, within the legal term. */
@Injectable()
export class RightsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requests: RightsRepository,
    private readonly holds: HoldsService,
    private readonly messages: RightsEmails,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** Open ones by deadline, the overdue first; closed ones the last first. */
  async list(query: RightsQuery): Promise<Page<RightsRequestRow>> {
    const { items, ...page } = await this.requests.list(query);
    return { ...page, items: items.map((request) => toRightsRow(request, this.today())) };
  }

  async summary(): Promise<RightsSummary> {
    const { open, overdue } = await this.requests.count(this.today());
    return { abiertas: open, vencidas: overdue };
  }

  async get(id: string): Promise<RightsRequestResponse> {
    const { manager } = this.dataSource;
    const request = await this.requests.findById(manager, id);
    if (!request) throw new DomainError('not_found');
    return this.toResponse(manager, request);
  }

  /** Writes down what came by mail, by telephone or in person. @throws {DomainError} `validation_failed`. */
  async create(order: RightsRequestOrder, actor: Actor): Promise<RightsRequestResponse> {
    const today = this.today();
    if (order.recibida_el > today) throw invalid({ recibida_el: ['La fecha no puede ser posterior a hoy'] });
    return inRequestTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const user = await manager.findOneBy(User, { email_normalizado: order.email.toLowerCase() });
      const request = await manager.save(
        manager.create(RightsRequest, {
          ...order,
          detalle: order.detalle ?? null,
          vence_el: deadlineOf(order.recibida_el),
          candidato_id: await this.holds.findRecord(manager, order.email),
          user_id: user?.id ?? null,
          creada_por: actor.userId,
          created_at: now,
          updated_at: now,
        }),
      );
      await this.note(manager, actor, request, { action: 'privacy.request_created', details: 'registrada' });
      return this.toResponse(manager, await this.read(manager, request.id));
    });
  }

  /** Records that staff checked the requester's identity. */
  identify(id: string, version: number, actor: Actor): Promise<RightsRequestResponse> {
    return this.change(id, { version, action: 'identidad' }, (manager, request) =>
      this.apply(manager, request, { identidad_at: this.clock.now(), identidad_por: actor.userId }, actor, {
        action: 'privacy.request_identified',
        details: 'identidad comprobada',
      }),
    );
  }

  start(id: string, version: number, actor: Actor): Promise<RightsRequestResponse> {
    return this.change(id, { version, action: 'tramitar' }, (manager, request) =>
      this.apply(manager, request, { estado: 'en_curso' }, actor, {
        action: 'privacy.request_started',
        details: 'en curso',
      }),
    );
  }

  /** Extends the deadline by two months and tells the person why. @throws {DomainError} `request_not_extendable`. */
  extend(
    id: string,
    { version, motivo }: { version: number; motivo: string },
    actor: Actor,
  ): Promise<RightsRequestResponse> {
    return this.change(id, { version, action: 'prorrogar' }, async (manager, request) => {
      const vence_el = extendedDeadlineOf(request.recibida_el);
      await this.apply(
        manager,
        request,
        { estado: 'prorrogada', vence_el, prorrogada_at: this.clock.now(), prorroga_motivo: motivo },
        actor,
        {
          action: 'privacy.request_extended',
          details: 'prorrogada',
          changes: { vence_el: { antes: request.vence_el, ahora: vence_el } },
        },
      );
      await this.messages.extended(manager, { ...request, vence_el }, motivo);
    });
  }

  resolve(
    id: string,
    { version, respuesta, enviar }: { version: number; respuesta: string; enviar: boolean },
    actor: Actor,
  ): Promise<RightsRequestResponse> {
    return this.change(id, { version, action: 'resolver' }, async (manager, request) => {
      await this.close(manager, request, { estado: 'resuelta', respuesta }, actor);
      if (enviar)
        await this.messages.answered(manager, request, {
          causa: 'resuelta',
          resultado: toSay('La hemos atendido.'),
          respuesta,
        });
    });
  }

  /** The person is told why (GDPR art. 12.4). */
  deny(
    id: string,
    { version, motivo }: { version: number; motivo: string },
    actor: Actor,
  ): Promise<RightsRequestResponse> {
    return this.change(id, { version, action: 'denegar' }, async (manager, request) => {
      await this.close(manager, request, { estado: 'denegada', respuesta: motivo }, actor);
      await this.messages.answered(manager, request, {
        causa: 'denegada',
        resultado: toSay('No podemos atenderla.'),
        respuesta: `El motivo es este: ${motivo}`,
      });
    });
  }

  /**
   * Does something with a request that is locked, seen in this version, and takes this action.
   * @throws {DomainError} `not_found`, `request_closed`, `request_stale`, and why the action is not offered.
   */
  async change(id: string, seen: SeenAction, work: RightsWork): Promise<RightsRequestResponse> {
    return inRequestTransaction(this.dataSource, (manager) => this.changeIn(manager, id, seen, work));
  }

  /** As `change`, in a transaction that has begun. */
  async changeIn(
    manager: EntityManager,
    id: string,
    { version, action }: SeenAction,
    work: RightsWork,
  ): Promise<RightsRequestResponse> {
    const request = await this.requests.lock(manager, id);
    if (!request) throw new DomainError('not_found');
    this.assertOffered(request, version, action);
    await work(manager, request);
    return this.toResponse(manager, await this.read(manager, id));
  }

  /** Closes it; its answer is written in the same transaction. */
  close(
    manager: EntityManager,
    request: RightsRequest,
    { estado, respuesta }: { estado: 'resuelta' | 'denegada'; respuesta: string },
    actor: Actor,
  ): Promise<void> {
    return this.apply(manager, request, { estado, respuesta, cerrada_at: this.clock.now() }, actor, {
      action: estado === 'resuelta' ? 'privacy.request_resolved' : 'privacy.request_denied',
      details: estado,
      level: estado === 'resuelta' ? 'success' : 'warning',
      changes: { estado: { antes: request.estado, ahora: estado } },
    });
  }

  private assertOffered(request: RightsRequest, version: number, action: DerechoAccion): void {
    if (!isOpen(request.estado)) throw new DomainError('request_closed');
    if (request.version !== version) throw new DomainError('request_stale');
    if (actionsOf(stateOf(request), this.today()).includes(action)) return;
    if (action === 'prorrogar') throw new DomainError('request_not_extendable');
    if (action === 'copia' || action === 'borrar') {
      const { persona, identidad } = stateOf(request);
      if (!persona) throw new DomainError('request_without_person');
      if (!identidad) throw new DomainError('identity_not_checked');
    }
    throw new DomainError('request_stale');
  }

  private async apply(
    manager: EntityManager,
    request: RightsRequest,
    changes: Partial<RightsRequest>,
    actor: Actor,
    entry: Pick<NewLogEntry, 'action' | 'details' | 'level' | 'changes'>,
  ): Promise<void> {
    await manager.update(RightsRequest, request.id, {
      ...changes,
      version: request.version + 1,
      updated_at: this.clock.now(),
    });
    await this.note(manager, actor, request, entry);
  }

  /** Which right and what was done; never whose. */
  private note(
    manager: EntityManager,
    { userId }: Actor,
    { id, tipo }: RightsRequest,
    { details, ...entry }: Pick<NewLogEntry, 'action' | 'details' | 'level' | 'changes'>,
  ): Promise<void> {
    return this.logs.record(manager, {
      ...entry,
      actorId: userId,
      details: `Solicitud de ${DERECHO_TIPO_LABEL[tipo].toLowerCase()}: ${details}`,
      entity: 'rights_request',
      entityId: id,
    });
  }

  private read(manager: EntityManager, id: string): Promise<RightsRequest> {
    return manager.findOneByOrFail(RightsRequest, { id });
  }

  private async toResponse(manager: EntityManager, request: RightsRequest): Promise<RightsRequestResponse> {
    const { candidato_id, estado } = request;
    const hold =
      candidato_id && isOpen(estado) ? await this.holds.reasonOfRecord(manager, candidato_id) : null;
    return toRightsResponse(request, this.today(), hold);
  }

  private today(): string {
    return dayOf(this.clock.now());
  }
}
