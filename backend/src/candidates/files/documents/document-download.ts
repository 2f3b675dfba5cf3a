import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { LogsService } from '../../../logs/logs.service.js';
import { type Actor, can, isOwn } from '../../../platform/auth/actor.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { privateFileHeaders } from '../../../platform/files/storage/file-headers.js';
import { FileStorage } from '../../../platform/files/storage/file-storage.js';
import { DocumentsRepository } from './documents.repository.js';

/** Serves received documents to their owner and to staff, whose views are logged. */
@Injectable()
export class DocumentDownload {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly documents: DocumentsRepository,
    private readonly storage: FileStorage,
    private readonly logs: LogsService,
  ) {}

  /** Other people's ids are not found. @throws {DomainError} `document_not_found`. */
  async open(
    actor: Actor,
    id: string,
    download: boolean,
  ): Promise<{ stream: Readable; headers: Record<string, string> }> {
    const { candidato, archivo, estado } = await this.documents.get(id);
    const own = isOwn(actor, candidato.user_id);
    const seen = can(actor, 'documents:read') || (own && estado !== 'cancelado');
    if (!archivo || !seen) throw new DomainError('document_not_found');
    const stream = await this.storage.open(archivo);
    if (!own) {
      await this.logs.record(this.dataSource.manager, {
        actorId: actor.userId,
        action: download ? 'document.downloaded' : 'document.viewed',
        details: download ? 'Documento descargado' : 'Documento consultado',
        entity: 'candidates',
        entityId: candidato.id,
      });
    }
    return { stream, headers: privateFileHeaders(archivo, archivo.nombre_original, download) };
  }
}
