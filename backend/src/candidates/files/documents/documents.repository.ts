import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, IsNull, Not, type Repository } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { findOfPeople, sortedAs } from '../../../platform/database/sql/people-rows.js';
import type { Page } from '../../../platform/http/lists/list-query.js';
import type { PeopleListQuery } from '../../../platform/http/lists/people-list.js';
import { DocumentRequest } from './document-request.entity.js';

const LIVE_PERSON = { deleted_at: IsNull() };
/** Far more than HR asks one person for. */
const MAX_DOCUMENTS = 200;

@Injectable()
export class DocumentsRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(DocumentRequest) private readonly documentRequests: Repository<DocumentRequest>,
  ) {}

  /** As staff see them: nothing of a deleted record. */
  async listShown(query: PeopleListQuery): Promise<Page<DocumentRequest>> {
    const { ids, ...page } = await findOfPeople(this.dataSource, 'documentos_solicitados', query);
    const found = await this.documentRequests.find({
      where: { id: In(ids) },
      relations: { archivo: true },
    });
    return { ...page, items: sortedAs(ids, found) };
  }

  /** Documents requested from the account's person, without cancelled ones. */
  listOfUser(userId: string): Promise<DocumentRequest[]> {
    return this.documentRequests.find({
      where: { candidato: { user_id: userId, ...LIVE_PERSON }, estado: Not('cancelado') },
      relations: { archivo: true },
      order: { created_at: 'DESC', id: 'DESC' },
      take: MAX_DOCUMENTS,
    });
  }

  /** @throws {DomainError} `document_not_found`. */
  async get(id: string, manager: EntityManager = this.dataSource.manager): Promise<DocumentRequest> {
    const request = await manager.findOne(DocumentRequest, {
      where: { id, candidato: LIVE_PERSON },
      relations: { archivo: true, candidato: true },
    });
    if (!request) throw new DomainError('document_not_found');
    return request;
  }

  /** The request with its person, locked until the transaction ends. @throws {DomainError} `document_not_found`. */
  async lock(manager: EntityManager, id: string): Promise<DocumentRequest> {
    await manager.findOne(DocumentRequest, {
      where: { id },
      select: { id: true },
      lock: { mode: 'pessimistic_write' },
    });
    return this.get(id, manager);
  }
}
