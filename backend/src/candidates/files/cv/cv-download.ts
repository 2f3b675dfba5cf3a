import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { Readable } from 'node:stream';
import { type DataSource, IsNull, Raw, type Repository } from 'typeorm';
import { CvText } from './reading/cv-text.entity.js';
import { LogEntry } from '../../../logs/log-entry.entity.js';
import { LogsService } from '../../../logs/logs.service.js';
import { type Actor, can, isOwn } from '../../../platform/auth/actor.js';
import { findJoined } from '../../../platform/database/find-joined.js';
import { inTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { privateFileHeaders } from '../../../platform/files/storage/file-headers.js';
import { FileStorage } from '../../../platform/files/storage/file-storage.js';
import type { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { Candidate } from '../../people/candidate.entity.js';
import type { CvTextResponse } from './cv.dto.js';
import { CvHistory } from './cv-history.js';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

export interface ServedFile {
  stream: Readable;
  headers: Record<string, string>;
}

/** Serves CVs to those who may read them, and notes each view by staff. */
@Injectable()
export class CvDownload {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(CvText) private readonly cvTexts: Repository<CvText>,
    private readonly history: CvHistory,
    private readonly storage: FileStorage,
    private readonly logs: LogsService,
  ) {}

  /**
   * The file and its headers. Other people's ids are not found, so that ids cannot be probed.
   * @throws {DomainError} `candidate_not_found`, `cv_not_found`, and errors of reading a stored file.
   */
  async open(actor: Actor, candidateId: string, download: boolean): Promise<ServedFile> {
    const candidate = await this.find(candidateId);
    const own = isOwn(actor, candidate?.user_id);
    if (!candidate || !(own || can(actor, 'candidates:read'))) throw new DomainError('candidate_not_found');
    return this.openShown(actor, candidateId, download);
  }

  /** The same for a caller who has checked that the actor sees the person. @throws as `open` */
  async openShown(actor: Actor, candidateId: string, download: boolean): Promise<ServedFile> {
    const candidate = await this.find(candidateId);
    if (!candidate) throw new DomainError('candidate_not_found');
    if (!candidate.cv) throw new DomainError('cv_not_found');
    return this.serve(actor, candidate, candidate.cv, download);
  }

  /** One version of those that HR sees. @throws {DomainError} `cv_not_found`. */
  async openVersion(
    actor: Actor,
    ids: { candidateId: string; versionId: string },
    download: boolean,
  ): Promise<ServedFile> {
    const version = await this.history.find(ids.candidateId, ids.versionId);
    if (!version) throw new DomainError('cv_not_found');
    return this.serve(actor, version.candidato, version.archivo, download);
  }

  /**
   * The text of the current CV. Reading it is logged as a view, if there is text.
   * @throws {DomainError} `candidate_not_found`, `cv_not_found`.
   */
  async readText(actor: Actor, candidateId: string): Promise<CvTextResponse> {
    const candidate = await this.find(candidateId);
    if (!candidate) throw new DomainError('candidate_not_found');
    if (!candidate.cv) throw new DomainError('cv_not_found');
    const text = await this.cvTexts.findOneBy({ archivo_id: candidate.cv.id });
    if (text?.estado === 'leido') await this.noteView(actor, candidate.id, false);
    return { estado: text?.estado ?? 'pendiente', texto: text?.texto ?? null };
  }

  private find(id: string): Promise<Candidate | null> {
    return findJoined(this.dataSource.manager, Candidate, {
      where: { id, deleted_at: IsNull() },
      relations: { cv: true },
    });
  }

  /** Logs once per person, reader and hour, also for concurrent reads, to keep the log readable. */
  private noteView(actor: Actor, candidateId: string, download: boolean): Promise<void> {
    const action = download ? 'cv.downloaded' : 'cv.viewed';
    return inTransaction(this.dataSource, async (manager) => {
      const lock = `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`;
      await manager.query(lock, [`${action}:${actor.userId}:${candidateId}`]);
      const noted = { entity: 'candidates', entity_id: candidateId, actor_id: actor.userId, action };
      const created_at = Raw((at) => `${at} > now() - interval '1 hour'`);
      if (await manager.existsBy(LogEntry, { ...noted, created_at })) return;
      await this.logs.record(manager, {
        actorId: actor.userId,
        action,
        details: download ? 'CV descargado' : 'CV consultado',
        entity: 'candidates',
        entityId: candidateId,
      });
    });
  }

  private async serve(
    actor: Actor,
    candidate: Candidate,
    cv: StoredFile,
    download: boolean,
  ): Promise<ServedFile> {
    const stream = await this.storage.open(cv);
    if (!isOwn(actor, candidate.user_id)) {
      await this.noteView(actor, candidate.id, download);
    }
    const name = `CV_${candidate.nombre}.${EXTENSIONS[cv.tipo] ?? 'bin'}`;
    return { stream, headers: privateFileHeaders(cv, name, download) };
  }
}
