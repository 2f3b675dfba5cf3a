import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { LogsService } from '../../../logs/logs.service.js';
import { type Actor, can, isOwn } from '../../../platform/auth/actor.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { disposition } from '../../../platform/http/headers/content-disposition.js';
import { FileStorage } from '../../../platform/files/storage/file-storage.js';
import { FILE_TYPES } from '../../../platform/files/uploads/content-inspector.js';
import { ThreadsRepository } from './threads.repository.js';

/** Serves the files of threads to those who may read the thread, and notes each reading by staff. */
@Injectable()
export class AttachmentDownload {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly threads: ThreadsRepository,
    private readonly storage: FileStorage,
    private readonly logs: LogsService,
  ) {}

  /**
   * The file and its headers: always to be saved, never shown in the site's own pages.
   * @throws {DomainError} `attachment_not_found`, also for somebody else's.
   */
  async open(actor: Actor, id: string): Promise<{ stream: Readable; headers: Record<string, string> }> {
    const attachment = await this.threads.findAttachment(id);
    if (!attachment) throw new DomainError('attachment_not_found');
    const { archivo, mensaje } = attachment;
    const person = await this.threads.findPerson({ candidate: mensaje.candidato_id });
    const own = isOwn(actor, person?.user_id);
    if (!person || !(own || can(actor, 'threads:read'))) throw new DomainError('attachment_not_found');
    const stream = await this.storage.open(archivo);
    if (!own) {
      await this.logs.record(this.dataSource.manager, {
        actorId: actor.userId,
        action: 'thread.attachment_downloaded',
        details: 'Archivo de la conversación descargado',
        entity: 'candidates',
        entityId: person.id,
      });
    }
    return {
      stream,
      headers: {
        'Content-Type': archivo.tipo,
        'Content-Length': String(archivo.bytes),
        'Content-Disposition': disposition('attachment', realName(archivo.nombre_original, archivo.tipo)),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'",
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    };
  }
}

/** The name with the extension of what the file is: `.exe` on a picture would open something else. */
function realName(name: string, type: string): string {
  const extension = Object.entries(FILE_TYPES).find(([, known]) => known === type)?.[0] ?? 'bin';
  const fits = new RegExp(`\\.${extension === 'jpg' ? 'jpe?g' : extension}$`, 'i').test(name);
  return fits ? name : `${name}.${extension}`;
}
