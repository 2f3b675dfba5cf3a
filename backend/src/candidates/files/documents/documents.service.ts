import { LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { hasApplication } from '../../people/has-application.js';
import { Candidate } from '../../people/candidate.entity.js';
import { Qualification } from '../../people/qualifications/qualification.entity.js';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor, Author } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { DocumentMessages } from './document-messages.js';
import { DocumentRequest } from './document-request.entity.js';
import {
  type AcceptDocumentRequest,
  type AskDocumentRequest,
  type DocumentResponse,
  toDocumentResponse,
} from './document.dto.js';
import { deadlineErrors, takesCancelling, takesDecision } from './document.rules.js';
import type { Page } from '../../../platform/http/lists/list-query.js';
import type { PeopleListQuery } from '../../../platform/http/lists/people-list.js';
import { DocumentsRepository } from './documents.repository.js';

type Decision = Partial<Pick<DocumentRequest, 'estado' | 'motivo'>>;

/** HR's actions: request a document, decide on a file, cancel a request. */
@Injectable()
export class DocumentsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly documents: DocumentsRepository,
    private readonly messages: DocumentMessages,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  async list(query: PeopleListQuery): Promise<Page<DocumentResponse>> {
    const { items, ...page } = await this.documents.listShown(query);
    return { ...page, items: items.map(toDocumentResponse) };
  }

  async listOwn(actor: Actor): Promise<DocumentResponse[]> {
    return (await this.documents.listOfUser(actor.userId)).map(toDocumentResponse);
  }

  async get(id: string): Promise<DocumentResponse> {
    return toDocumentResponse(await this.documents.get(id));
  }

  /**
   * Requests a document and tells the candidate. A unique index refuses the same name twice.
   * @throws {DomainError} `candidate_not_found`, `validation_failed`, `document_already_asked`.
   */
  async ask(order: AskDocumentRequest, actor: Author): Promise<DocumentResponse> {
    const now = this.clock.now();
    const late = order.plazo ? deadlineErrors(order.plazo, now) : null;
    if (late) throw invalid(late);
    const id = await inRequestTransaction(this.dataSource, async (manager) => {
      const candidate = await manager.findOneBy(Candidate, { id: order.candidato_id, deleted_at: IsNull() });
      if (!candidate) throw new DomainError('candidate_not_found');
      await assertOfCandidate(manager, order);
      const request = await manager.save(
        manager.create(DocumentRequest, {
          candidato_id: candidate.id,
          aplicacion_id: order.aplicacion_id ?? null,
          nombre: order.nombre,
          instrucciones: order.instrucciones ?? null,
          plazo: order.plazo ?? null,
          solicitado_por: actor.userId,
          created_at: now,
          updated_at: now,
        }),
      );
      // What no person asked may be taken back before the candidate hears of it.
      const waits = actor.userId ? undefined : new Date(now.getTime() + LIMITS.undoSeconds * 1000);
      await this.messages.asked(manager, request, candidate, actor.userId, waits);
      await this.note(manager, request, actor, 'document.asked', 'Documento solicitado');
      return request.id;
    });
    return this.get(id);
  }

  /** @throws {DomainError} `validation_failed`, `document_not_found`, `document_closed`, `document_stale`. */
  async accept(
    id: string,
    { version, cualificacion, caduca_el }: AcceptDocumentRequest,
    actor: Actor,
  ): Promise<DocumentResponse> {
    if (caduca_el && !cualificacion)
      throw invalid({ cualificacion: ['Elige el permiso que caduca ese día'] });
    const to = { estado: 'aceptado', motivo: null } as const;
    return this.decide({ id, version, actor, to }, async (manager, request) => {
      if (cualificacion) {
        // Without a day the one that the person gave stays.
        const licence = { candidato_id: request.candidato_id, tipo: cualificacion, caduca_el };
        await manager.upsert(Qualification, { ...licence, updated_at: this.clock.now() }, [
          'candidato_id',
          'tipo',
        ]);
      }
      await this.note(manager, request, actor, 'document.accepted', 'Documento aceptado');
    });
  }

  /** @throws {DomainError} `document_not_found`, `document_closed`, `document_stale`. */
  refuse(id: string, version: number, motivo: string, actor: Actor): Promise<DocumentResponse> {
    return this.decide(
      { id, version, actor, to: { estado: 'rechazado', motivo } },
      async (manager, request) => {
        await this.messages.refused(manager, request, request.candidato, actor.userId);
        await this.note(manager, request, actor, 'document.refused', 'Documento rechazado');
      },
    );
  }

  /** @throws {DomainError} `document_not_found`, `document_closed`, `document_stale`. */
  cancel(id: string, version: number, actor: Actor): Promise<DocumentResponse> {
    return this.decide({ id, version, actor, to: { estado: 'cancelado' } }, (manager, request) =>
      this.note(manager, request, actor, 'document.cancelled', 'Petición de documento retirada'),
    );
  }

  /** Of two concurrent decisions the second is refused by its version. Repeating the same one is idempotent. */
  private async decide(
    { id, version, to }: { id: string; version: number; actor: Actor; to: Decision },
    then: (manager: EntityManager, request: DocumentRequest) => Promise<void>,
  ): Promise<DocumentResponse> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const request = await this.documents.lock(manager, id);
      if (request.estado === to.estado && request.version === version + 1) return;
      const allowed = to.estado === 'cancelado' ? takesCancelling : takesDecision;
      if (request.version !== version) throw new DomainError('document_stale');
      if (!allowed(request.estado)) throw new DomainError('document_closed');
      const change = { ...to, version: version + 1, updated_at: this.clock.now() };
      await manager.update(DocumentRequest, id, change);
      await then(manager, Object.assign(request, change));
    });
    return this.get(id);
  }

  private note(
    manager: EntityManager,
    request: DocumentRequest,
    actor: Author,
    action: string,
    details: string,
  ): Promise<void> {
    return this.logs.record(manager, {
      actorId: actor.userId,
      action,
      details,
      entity: 'candidates',
      entityId: request.candidato_id,
    });
  }
}

async function assertOfCandidate(manager: EntityManager, order: AskDocumentRequest): Promise<void> {
  if (!order.aplicacion_id) return;
  const application = { id: order.aplicacion_id, candidato_id: order.candidato_id };
  if (!(await hasApplication(manager, application))) {
    throw invalid({ aplicacion_id: ['La candidatura no es de esta persona'] });
  }
}
