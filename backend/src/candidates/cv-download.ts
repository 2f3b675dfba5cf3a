import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { LogsService } from '../logs/logs.service.js';
import { type Actor, can } from '../platform/auth/actor.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { FileStorage } from '../platform/storage/file-storage.js';
import { CandidatesRepository } from './candidates.repository.js';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** Serves CVs to those who may read them, and notes each view by staff. */
@Injectable()
export class CvDownload {
  private readonly logger = new Logger(CvDownload.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly candidates: CandidatesRepository,
    private readonly storage: FileStorage,
    private readonly logs: LogsService,
  ) {}

  /**
   * The file and its headers. Someone else's id reads as missing, so that ids cannot be probed.
   * @throws {DomainError} `candidate_not_found`, `cv_not_found`.
   */
  async open(
    actor: Actor,
    candidateId: string,
    download: boolean,
  ): Promise<{ stream: Readable; headers: Record<string, string> }> {
    const candidate = await this.candidates.findById(candidateId);
    const own = candidate?.user_id === actor.userId;
    if (!candidate || !(own || can(actor, 'candidates:read'))) throw new DomainError('candidate_not_found');
    if (!candidate.cv) throw new DomainError('cv_not_found');
    const { cv } = candidate;
    const stream = await this.storage.open(cv.clave).catch((error: unknown) => {
      this.logger.error(
        { file: cv.id, code: 'cv_missing' },
        error instanceof Error ? error.stack : undefined,
      );
      throw new DomainError('cv_not_found');
    });
    if (!own) {
      await this.logs.record(this.dataSource.manager, {
        actorId: actor.userId,
        action: download ? 'cv.downloaded' : 'cv.viewed',
        details: download ? 'CV descargado' : 'CV consultado',
        entity: 'candidates',
        entityId: candidate.id,
      });
    }
    const name = `CV_${candidate.nombre}.${EXTENSIONS[cv.tipo] ?? 'bin'}`;
    const inline = !download && cv.tipo === 'application/pdf';
    return {
      stream,
      headers: {
        'Content-Type': cv.tipo,
        'Content-Length': String(cv.bytes),
        'Content-Disposition': disposition(inline ? 'inline' : 'attachment', name),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy':
          "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        'X-Frame-Options': 'SAMEORIGIN',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    };
  }
}

/** RFC 6266: an ASCII name for old programs and the real one in UTF-8. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
