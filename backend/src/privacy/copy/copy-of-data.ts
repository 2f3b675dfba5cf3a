import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { LogsService } from '../../logs/logs.service.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import {
  type DataSubject,
  type HeldData,
  PersonalDataHooks,
} from '../../platform/personal-data/personal-data-hooks.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import type { ReadableFile } from '../../platform/files/storage/stored-reader.js';
import { StoredFile } from '../../platform/files/storage/stored-file.entity.js';
import { provenEmail, subjectOf } from './data-owner.js';
import { entryPaths } from './entry-names.rules.js';
import { PrivacyLimits } from '../privacy-limits.js';
import { RightsLog } from '../rights/rights-log.js';
import { madridDay } from '../../platform/values/madrid-day.js';

export interface CopiedFile {
  /** Where it is in the archive. */
  path: string;
  stored: ReadableFile;
}

/** Everything that is held about a person, as it stood at one instant. */
export interface CopyOfData {
  takenAt: Date;
  /** Day of Europe/Madrid, YYYY-MM-DD. */
  day: string;
  parts: { name: string; data: unknown }[];
  files: CopiedFile[];
  /** Paths of files whose object the storage no longer has. */
  missing: string[];
  /** Whether data held by the e-mail address alone are included. */
  emailProven: boolean;
}

/** Gathers what each module holds about a person. Files are only looked for: they are read while they are sent. */
@Injectable()
export class CopyOfDataService {
  private readonly logger = new Logger('privacy');

  constructor(
    private readonly dataSource: DataSource,
    private readonly hooks: PersonalDataHooks,
    private readonly storage: FileStorage,
    private readonly limits: PrivacyLimits,
    private readonly logs: LogsService,
    private readonly clock: Clock,
    private readonly rights: RightsLog,
  ) {}

  /** @throws {DomainError} `too_many_requests`; `export_unavailable` when the files cannot be looked for. */
  async take(userId: string): Promise<CopyOfData> {
    await this.limits.takeExport(userId);
    try {
      const { stored, ...copy } = await this.readOf((manager) => this.subject(manager, userId));
      const { files, missing } = await this.lookFor(stored);
      await this.dataSource.transaction(async (manager) => {
        await this.logs.record(manager, {
          actorId: userId,
          action: 'privacy.exported',
          details: 'Copia de los datos propios descargada',
          entity: 'user',
          entityId: userId,
        });
        await this.rights.copied(manager, await subjectOf(manager, userId));
      });
      return { ...copy, files, missing };
    } catch (error) {
      await this.limits.giveExportBack(userId);
      throw error;
    }
  }

  /**
   * The same of somebody whose identity an administrator has checked, to be handed over.
   * @throws {DomainError} `export_unavailable` when the files cannot be looked for.
   */
  async takeFor(subject: DataSubject): Promise<CopyOfData> {
    const { stored, ...copy } = await this.readOf(() => Promise.resolve(subject));
    return { ...copy, ...(await this.lookFor(stored)) };
  }

  /** One snapshot: no part tells of another instant than the others. */
  private readOf(whose: (manager: EntityManager) => Promise<DataSubject>) {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      await manager.query(`SET TRANSACTION READ ONLY`);
      const subject = await whose(manager);
      const held: { name: string; part: HeldData }[] = [];
      for (const part of this.hooks.parts())
        held.push({ name: part.name, part: await part.read(manager, subject) });
      const takenAt = this.clock.now();
      return {
        takenAt,
        day: madridDay(takenAt),
        parts: held.map(({ name, part }) => ({ name, data: part.data })),
        stored: await this.storedFiles(manager, held),
        emailProven: (await provenEmail(manager, subject)) !== null,
      };
    });
  }

  private async subject(manager: EntityManager, userId: string): Promise<DataSubject> {
    if (!(await manager.existsBy(User, { id: userId }))) throw new DomainError('unauthenticated');
    return subjectOf(manager, userId);
  }

  private async storedFiles(
    manager: EntityManager,
    held: readonly { name: string; part: HeldData }[],
  ): Promise<CopiedFile[]> {
    const wanted = held.flatMap(({ name: folder, part }) =>
      (part.files ?? []).map(({ archivoId, name }) => ({ folder, name, archivoId })),
    );
    if (wanted.length === 0) return [];
    const rows = await manager.findBy(StoredFile, { id: In(wanted.map(({ archivoId }) => archivoId)) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const paths = entryPaths(wanted);
    return wanted.flatMap(({ archivoId }, index) => {
      const row = byId.get(archivoId);
      const path = paths[index];
      return row && path ? [{ path, stored: row }] : [];
    });
  }

  private async lookFor(stored: CopiedFile[]): Promise<Pick<CopyOfData, 'files' | 'missing'>> {
    try {
      const there = await Promise.all(stored.map(({ stored: { clave } }) => this.storage.exists(clave)));
      const missing = stored.filter((_, index) => !there[index]).map(({ path }) => path);
      if (missing.length > 0) this.logger.error({ code: 'export_files_missing', files: missing.length });
      return { files: stored.filter((_, index) => there[index]), missing };
    } catch (error) {
      this.logger.error('the storage does not answer', error instanceof Error ? error.stack : undefined);
      throw new DomainError('export_unavailable');
    }
  }
}

/** Sweden writes days as ISO 8601 does. */
