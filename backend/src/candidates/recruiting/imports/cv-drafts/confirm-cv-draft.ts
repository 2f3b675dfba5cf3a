import { IMPORT_CHANNEL } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AddPeople } from '../../../applications/by-staff/add-people.js';
import { Candidate } from '../../../people/candidate.entity.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Clock } from '../../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../../platform/errors/domain-error.js';
import { StoredFile } from '../../../../platform/files/storage/stored-file.entity.js';
import { type CheckedDraft, CvDraftCheck } from './cv-draft-check.js';
import type { ConfirmCvDraftRequest, ConfirmedDrafts } from './cv-draft.dto.js';
import { CvDraft } from './cv-draft.entity.js';
import { CvDraftsService, endWhenEmpty, lockFolder } from './cv-drafts.service.js';
import { Import, ImportRow } from '../import.entity.js';
import { ImportsRepository, type SettledRow } from '../imports.repository.js';
import type { PersonData } from '../rows/row.rules.js';
import { personOf } from '../rows/write-rows.js';

type Decision = ConfirmCvDraftRequest['decision'];

/**
 * Turns a draft into a person with an application and a CV, or into an application of an existing person. The
 * folder's row is locked first: a second click finds no draft.
 */
@Injectable()
export class ConfirmCvDraft {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly drafts: CvDraftsService,
    private readonly check: CvDraftCheck,
    private readonly people: AddPeople,
    private readonly repository: ImportsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the person's id.
   * @throws {DomainError} `cv_draft_not_found`, `cv_draft_stale`, `validation_failed`, `cv_draft_duplicate`,
   * `open_application_exists`.
   */
  one(
    actor: Actor,
    importId: string,
    id: string,
    { version, decision }: ConfirmCvDraftRequest,
  ): Promise<string> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const folder = await this.begin(manager, importId);
      const draft = await manager.findOneBy(CvDraft, { id, importacion_id: importId });
      if (!draft) throw new DomainError('cv_draft_not_found');
      if (draft.version !== version) {
        const current = await this.drafts.answer(manager, draft);
        throw new DomainError('cv_draft_stale', {}, undefined, { current });
      }
      const [checked] = await this.check.all(manager, [draft]);
      if (!checked) throw new DomainError('cv_draft_not_found');
      const person = await this.write(manager, actor, checked, decision);
      await endWhenEmpty(manager, folder, this.clock.now());
      return person;
    });
  }

  /** Confirms each complete draft without duplicates in its own transaction: a failure does not affect the others. */
  async all(actor: Actor, importId: string): Promise<ConfirmedDrafts> {
    const { manager } = this.dataSource;
    const checked = await this.check.all(manager, await this.drafts.read(manager, importId));
    const ready = checked.filter(({ read, duplicado }) => read.datos && !duplicado);
    let confirmados = 0;
    for (const { draft } of ready) {
      try {
        await this.one(actor, importId, draft.id, { version: draft.version });
        confirmados++;
      } catch (error) {
        // The draft stays for a person to look at: another CV may be of the same person, or a colleague works on it.
        if (!(error instanceof DomainError)) throw error;
      }
    }
    return { confirmados, pendientes: checked.length - confirmados };
  }

  private async begin(manager: EntityManager, importId: string): Promise<Import> {
    // As for rows of spreadsheets, additions run one after the other: the second finds the person of the first.
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('importaciones'))`);
    return lockFolder(manager, importId);
  }

  private async write(
    manager: EntityManager,
    actor: Actor,
    { draft, read, duplicado }: CheckedDraft,
    decision: Decision,
  ): Promise<string> {
    if (!read.datos) {
      throw invalid(Object.fromEntries(Object.entries(read.errores).map(([field, text]) => [field, [text]])));
    }
    const refused = duplicado && (!decision || (decision === 'crear' && duplicado.motivo === 'email'));
    if (refused) throw new DomainError('cv_draft_duplicate', { name: duplicado.nombre });
    const file = await manager.findOneByOrFail(StoredFile, { id: draft.archivo_id ?? '' });
    const settled =
      duplicado && decision === 'candidatura'
        ? await this.addTo(manager, actor, duplicado.candidato_id, read.datos, file)
        : await this.create(manager, actor, read.datos, file);
    const kept = settled.cambios?.cv || settled.estado === 'creada';
    // The file is the person's now: the draft must not take it along.
    if (kept) await manager.update(CvDraft, draft.id, { archivo_id: null });
    await manager.delete(CvDraft, draft.id);
    const numero = await this.nextNumber(manager, draft.importacion_id);
    await manager.query(
      `INSERT INTO importacion_filas (importacion_id, numero, email, datos) VALUES ($1, $2, $3, $4)`,
      [draft.importacion_id, numero, read.email, JSON.stringify(read.datos)],
    );
    await this.repository.settle(manager, [{ ...settled, numero }], draft.importacion_id);
    return settled.candidato_id;
  }

  private async create(
    manager: EntityManager,
    actor: Actor,
    datos: PersonData,
    file: StoredFile,
  ): Promise<Omit<SettledRow, 'numero'> & { candidato_id: string }> {
    const person = personOf(datos, 'recibida');
    await this.people.create(manager, [person], { actorId: actor.userId, canal: IMPORT_CHANNEL });
    await this.people.giveCv(manager, person.id, file);
    return { estado: 'creada', candidato_id: person.id, aplicacion_id: person.application.id };
  }

  /** A person's own CV is kept: only the person replaces it. */
  private async addTo(
    manager: EntityManager,
    actor: Actor,
    candidateId: string,
    datos: PersonData,
    file: StoredFile,
  ): Promise<Omit<SettledRow, 'numero'> & { candidato_id: string }> {
    const candidate = await manager.findOne(Candidate, {
      where: { id: candidateId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!candidate || candidate.deleted_at) throw new DomainError('candidate_not_found');
    const { application } = personOf(datos, 'recibida');
    const adding = { actorId: actor.userId, canal: IMPORT_CHANNEL };
    if (!(await this.people.addApplication(manager, candidateId, application, adding))) {
      throw new DomainError('open_application_exists');
    }
    const gives = candidate.cv_archivo_id === null;
    if (gives) await this.people.giveCv(manager, candidateId, file);
    return {
      estado: 'anadida',
      candidato_id: candidateId,
      aplicacion_id: application.id,
      cambios: gives ? { cv: { antes: null, ahora: file.id } } : {},
    };
  }

  private async nextNumber(manager: EntityManager, importId: string): Promise<number> {
    const numero = ((await manager.maximum(ImportRow, 'numero', { importacion_id: importId })) ?? 0) + 1;
    await manager.update(Import, importId, { total: numero });
    return numero;
  }
}
