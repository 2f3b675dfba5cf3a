import type { CvOrigen } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { sql } from 'kysely';
import { type EntityManager, IsNull, type Repository } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { CvTexts } from './reading/cv-texts.js';
import { FileStorage } from '../../../platform/files/storage/file-storage.js';
import type { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { Candidate } from '../../people/candidate.entity.js';
import { CvVersion } from './cv-version.entity.js';

interface NewVersion {
  file: Pick<StoredFile, 'id' | 'estado'>;
  origen: CvOrigen;
  now: Date;
}

/** Stores every CV of a person: the candidate sees the current one, HR all of them. */
@Injectable()
export class CvHistory {
  constructor(
    @InjectRepository(CvVersion) private readonly cvVersions: Repository<CvVersion>,
    private readonly storage: FileStorage,
    private readonly texts: CvTexts,
  ) {}

  /**
   * Makes a stored file the person's CV and ends the previous version. The candidate's row must be locked.
   * @throws {DomainError} `upload_interrupted` when the file is gone.
   */
  async replace(
    manager: EntityManager,
    candidateId: string,
    { file, origen, now }: NewVersion,
  ): Promise<void> {
    await this.add(manager, candidateId, { file, origen, now });
    await manager.update(Candidate, candidateId, { cv_archivo_id: file.id });
  }

  /** Like `replace`, for a caller that writes the person's `cv_archivo_id` itself. */
  async add(manager: EntityManager, candidateId: string, { file, origen, now }: NewVersion): Promise<void> {
    // A clock that was set back must not make a version end before it began.
    await db(manager)
      .updateTable('cv_historial')
      .set((eb) => ({ hasta: eb.fn<Date>('greatest', ['desde', sql`${now}::timestamptz`]) }))
      .where('candidato_id', '=', candidateId)
      .where('hasta', 'is', null)
      .execute();
    await manager.insert(CvVersion, {
      candidato_id: candidateId,
      archivo_id: file.id,
      origen,
      desde: now,
    });
    // A draft's file is in use already.
    if (file.estado === 'pendiente') await this.storage.confirm(manager, file.id);
    await this.texts.readLater(manager, [file.id]);
  }

  /** As staff see them: none of a deleted record. */
  listShown(candidateId: string): Promise<CvVersion[]> {
    return this.cvVersions.find({
      where: { candidato_id: candidateId, candidato: { deleted_at: IsNull() } },
      relations: { archivo: true },
      order: { desde: 'DESC', id: 'DESC' },
    });
  }

  find(candidateId: string, versionId: string): Promise<CvVersion | null> {
    return this.cvVersions.findOne({
      where: { id: versionId, candidato_id: candidateId, candidato: { deleted_at: IsNull() } },
      relations: { archivo: true, candidato: true },
    });
  }
}
