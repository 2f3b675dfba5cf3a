import { sentenceOf } from '../../../platform/errors/error-catalogue.js';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CvReader } from '../cv/reading/cv-reader.js';
import { PhotoPages } from '../photos/photo-pages.js';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import {
  FileStorage,
  isStorageFailure,
  type SpooledFile,
} from '../../../platform/files/storage/file-storage.js';
import type { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { DocumentRequest } from './document-request.entity.js';
import { type DocumentResponse, toDocumentResponse } from './document.dto.js';
import { takesFile } from './document.rules.js';
import { DocumentsRepository } from './documents.repository.js';

/** Folder of these files in the storage. */
const FOLDER = 'candidatos-documentos';

/**
 * Receives a requested document. The row is locked, so that requests run one after the other; equal content changes
 * nothing; the previous file is released. After a crash the sweep deletes the unowned file.
 */
@Injectable()
export class SendDocument {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly documents: DocumentsRepository,
    private readonly storage: FileStorage,
    private readonly reader: CvReader,
    private readonly pages: PhotoPages,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param modo `fotos`: photos of its pages, which become one PDF
   * @throws {DomainError} `document_required`, `document_not_found` (also other people's), `document_closed`,
   * `document_encrypted`, `document_no_pages`, `document_failed`, those of PhotoPages; then nothing is stored.
   */
  async execute(
    id: string,
    spooled: readonly SpooledFile[],
    modo: 'archivo' | 'fotos',
    actor: Actor,
  ): Promise<DocumentResponse> {
    const [file] = spooled;
    if (!file) {
      throw new DomainError('document_required', {}, { archivo: [sentenceOf('document_required')] });
    }
    // Checked before the file is stored, so that a refused upload leaves nothing behind.
    const request = await this.documents.get(id);
    assertOwnAndOpen(request, actor);
    if (modo === 'archivo') return this.receive(id, file, actor);
    return this.pages.bind(spooled, { title: request.nombre, field: 'archivo' }, (document) =>
      this.receive(id, document, actor),
    );
  }

  private async receive(id: string, spooled: SpooledFile, actor: Actor): Promise<DocumentResponse> {
    const fault = await this.reader.faultOf(spooled);
    if (fault) {
      const code = `document_${fault}` as const;
      throw new DomainError(code, {}, { archivo: [sentenceOf(code)] });
    }
    const file = await this.store(spooled, actor.userId);
    let kept = false;
    try {
      kept = await inRequestTransaction(this.dataSource, async (manager) => {
        const request = await this.documents.lock(manager, id);
        assertOwnAndOpen(request, actor);
        if (request.estado === 'subido' && request.archivo?.sha256 === file.sha256) return false;
        const now = this.clock.now();
        await this.storage.confirm(manager, file.id);
        if (request.archivo_id) await this.storage.release(manager, request.archivo_id);
        await manager.update(DocumentRequest, id, {
          estado: 'subido',
          archivo_id: file.id,
          motivo: null,
          subido_at: now,
          version: request.version + 1,
          updated_at: now,
        });
        await this.logs.record(manager, {
          actorId: actor.userId,
          action: 'document.sent',
          details: 'Documento subido por su titular',
          entity: 'candidates',
          entityId: request.candidato_id,
        });
        return true;
      });
    } finally {
      if (!kept) await this.storage.discard(file);
    }
    return toDocumentResponse(await this.documents.get(id));
  }

  private async store(spooled: SpooledFile, userId: string): Promise<StoredFile> {
    try {
      return await this.storage.store(spooled, FOLDER, userId);
    } catch (error) {
      if (!isStorageFailure(error)) throw error;
      throw new DomainError('document_failed');
    }
  }
}

/** Another's, and what HR took back, read as missing. */
function assertOwnAndOpen(request: DocumentRequest, actor: Actor): void {
  if (request.candidato.user_id !== actor.userId || request.estado === 'cancelado') {
    throw new DomainError('document_not_found');
  }
  if (!takesFile(request.estado)) throw new DomainError('document_closed');
}
