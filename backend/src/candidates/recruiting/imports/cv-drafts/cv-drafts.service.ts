import { CV_FIELDS, IMPORT_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, Raw, type Repository } from 'typeorm';
import { CV_FOLDER } from '../../../files/cv/cv-folder.js';
import { CvReader } from '../../../files/cv/reading/cv-reader.js';
import { LogsService } from '../../../../logs/logs.service.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Clock } from '../../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { privateFileHeaders } from '../../../../platform/files/storage/file-headers.js';
import { FileStorage, type SpooledFile } from '../../../../platform/files/storage/file-storage.js';
import { StoredFile } from '../../../../platform/files/storage/stored-file.entity.js';
import { type CheckedDraft, CvDraftCheck } from './cv-draft-check.js';
import type { CvDraftRequest, CvDraftResponse, NewCvFolderRequest } from './cv-draft.dto.js';
import { CvDraft } from './cv-draft.entity.js';
import { ReadWaitingDraft } from './read-waiting-draft.js';
import { Import } from '../import.entity.js';
import { Vacancy } from '../../../../vacancies/vacancy.entity.js';
import { lockRow } from '../../../../platform/database/lock-row.js';

/** Folders of CVs: each file becomes a draft with its extracted data, until it is confirmed or discarded. */
@Injectable()
export class CvDraftsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(CvDraft) private readonly cvDrafts: Repository<CvDraft>,
    private readonly check: CvDraftCheck,
    private readonly reader: CvReader,
    private readonly waiting: ReadWaitingDraft,
    private readonly storage: FileStorage,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `vacancy_not_found`. */
  async open(actor: Actor, request: NewCvFolderRequest): Promise<string> {
    const {
      nombre,
      origen,
      informados_el = null,
      vacante_id = null,
      departamento = null,
      posicion = null,
    } = request;
    return inRequestTransaction(this.dataSource, async (manager) => {
      if (vacante_id && !(await manager.existsBy(Vacancy, { id: vacante_id }))) {
        throw new DomainError('vacancy_not_found');
      }
      const now = this.clock.now();
      const saved = await manager.save(
        manager.create(Import, {
          tipo: 'cvs',
          estado: 'en_curso',
          nombre: nombre ?? 'Carpeta de CV',
          opciones: {
            vacante_id,
            departamento,
            posicion,
            etapa: 'recibida',
            si_email: 'candidatura',
            si_telefono: 'candidatura',
            si_fila: 'omitir',
            avisar: false,
          },
          origen,
          informados_el,
          creada_por: actor.userId,
          created_at: now,
          iniciada_at: now,
        }),
      );
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'import.folder_opened',
        details: 'Carpeta de CV abierta para importar.',
        entity: 'importacion',
        entityId: saved.id,
      });
      return saved.id;
    });
  }

  /**
   * Stores a CV as a draft; an equal file returns the same draft.
   * @throws {DomainError} `import_not_found`, `cv_drafts_too_many`, `cv_encrypted`, `cv_no_pages`, `upload_failed_again`.
   */
  async add(actor: Actor, importId: string, file: SpooledFile): Promise<CvDraftResponse> {
    const before = await this.findByContent(importId, file.sha256);
    if (before) return this.answer(this.dataSource.manager, before);
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(Import, { id: importId, tipo: 'cvs' })))
      throw new DomainError('import_not_found');
    const { proposals, busy } = await this.reader.read(file);
    const stored = await this.storage.store(file, CV_FOLDER, actor.userId);
    let kept = false;
    try {
      const draft = await inRequestTransaction(this.dataSource, async (transaction) => {
        const folder = await lockFolder(transaction, importId);
        const same = await transaction.findOneBy(CvDraft, { importacion_id: importId, sha256: file.sha256 });
        if (same) return same;
        const held = await transaction.countBy(CvDraft, { importacion_id: importId });
        if (held >= IMPORT_LIMITS.cvs)
          throw new DomainError('cv_drafts_too_many', { max: IMPORT_LIMITS.cvs });
        await this.storage.confirm(transaction, stored.id);
        // The file is the candidate's: it must not be deleted with the uploader's account.
        await transaction.update(StoredFile, stored.id, { user_id: null });
        await transaction.update(Import, importId, { estado: 'en_curso', terminada_at: null });
        const now = this.clock.now();
        const found = Object.fromEntries(CV_FIELDS.map((field) => [field, proposals[field] ?? '']));
        const { vacante_id: wanted, departamento, posicion } = folder.opciones;
        // Deleted since the folder was opened: then the vacancy is chosen in the draft.
        const open = wanted !== null && (await transaction.existsBy(Vacancy, { id: wanted }));
        kept = true;
        const saved = await transaction.save(
          transaction.create(CvDraft, {
            importacion_id: importId,
            archivo_id: stored.id,
            sha256: file.sha256,
            ...found,
            leido: Boolean(found.nombre || found.email || found.telefono),
            en_espera: busy,
            vacante_id: open ? wanted : null,
            departamento: departamento ?? '',
            posicion: posicion ?? '',
            created_at: now,
            updated_at: now,
          }),
        );
        if (busy) await this.waiting.later(transaction, saved.id);
        return saved;
      });
      return await this.answer(manager, draft);
    } finally {
      if (!kept) await this.storage.discard(stored);
    }
  }

  /** Every draft of the folder, in upload order. @throws {DomainError} `import_not_found`. */
  async list(importId: string): Promise<CvDraftResponse[]> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(Import, { id: importId, tipo: 'cvs' })))
      throw new DomainError('import_not_found');
    return this.answerAll(manager, await this.read(manager, importId));
  }

  read(manager: EntityManager, importId: string): Promise<CvDraft[]> {
    return manager.find(CvDraft, {
      where: { importacion_id: importId },
      order: { created_at: 'ASC', id: 'ASC' },
      take: IMPORT_LIMITS.cvs,
    });
  }

  /** @throws {DomainError} `cv_draft_not_found`, `cv_draft_stale`. */
  async edit(
    importId: string,
    id: string,
    { version, ...request }: CvDraftRequest,
  ): Promise<CvDraftResponse> {
    const { manager } = this.dataSource;
    const { nombre = '', apellidos = '', email = '', telefono = '', ciudad = '' } = request;
    const { vacante_id = null, departamento = '', posicion = '' } = request;
    const { affected } = await inRequestTransaction(this.dataSource, (transaction) =>
      transaction.update(
        CvDraft,
        // Compared as numeric: a number that the integer column cannot hold matches no draft.
        {
          id,
          importacion_id: importId,
          version: Raw((column) => `${column}::numeric = :seen`, { seen: version }),
        },
        {
          nombre,
          apellidos,
          email,
          telefono,
          ciudad,
          vacante_id,
          departamento,
          posicion,
          version: () => 'version + 1',
          updated_at: this.clock.now(),
        },
      ),
    );
    const draft = await manager.findOneBy(CvDraft, { id, importacion_id: importId });
    if (!draft) throw new DomainError('cv_draft_not_found');
    const response = await this.answer(manager, draft);
    if (!affected) throw new DomainError('cv_draft_stale', {}, undefined, { current: response });
    return response;
  }

  /** Throws a draft away, its file with it; again changes nothing. */
  async remove(importId: string, id: string): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const folder = await lockFolder(manager, importId);
      await manager.delete(CvDraft, { id, importacion_id: importId });
      await endWhenEmpty(manager, folder, this.clock.now());
    });
  }

  /** The CV file; the view is logged. @throws {DomainError} `cv_draft_not_found`. */
  async file(actor: Actor, importId: string, id: string) {
    const { manager } = this.dataSource;
    const draft = await manager.findOne(CvDraft, {
      where: { id, importacion_id: importId },
      relations: { archivo: true },
    });
    if (!draft?.archivo) throw new DomainError('cv_draft_not_found');
    const stream = await this.storage.open(draft.archivo);
    await this.logs.record(manager, {
      actorId: actor.userId,
      action: 'cv.viewed',
      details: 'CV de un borrador consultado',
      entity: 'importacion',
      entityId: importId,
    });
    return { stream, headers: privateFileHeaders(draft.archivo, draft.archivo.nombre_original, false) };
  }

  async answer(manager: EntityManager, draft: CvDraft): Promise<CvDraftResponse> {
    const [response] = await this.answerAll(manager, [draft]);
    if (!response) throw new DomainError('cv_draft_not_found');
    return response;
  }

  private async answerAll(manager: EntityManager, drafts: CvDraft[]): Promise<CvDraftResponse[]> {
    const [checked, files] = await Promise.all([
      this.check.all(manager, drafts),
      manager.findBy(StoredFile, { id: In(drafts.flatMap(({ archivo_id }) => archivo_id ?? [])) }),
    ]);
    const names = new Map(files.map((file) => [file.id, file]));
    return checked.map((one) => toDraftResponse(one, names.get(one.draft.archivo_id ?? '')));
  }

  private findByContent(importId: string, sha256: string): Promise<CvDraft | null> {
    return this.cvDrafts.findOneBy({ importacion_id: importId, sha256 });
  }
}

/** @throws {DomainError} `import_not_found`; `import_not_running` once it is being or has been undone. */
export async function lockFolder(manager: EntityManager, id: string): Promise<Import> {
  const found = await lockRow(manager, Import, { id, tipo: 'cvs' }, 'import_not_found');
  if (found.estado !== 'en_curso' && found.estado !== 'terminada')
    throw new DomainError('import_not_running');
  return found;
}

/** A folder is over when nothing of it is left to be looked at. */
export async function endWhenEmpty(manager: EntityManager, { id, estado }: Import, now: Date): Promise<void> {
  if (estado === 'en_curso' && !(await manager.existsBy(CvDraft, { importacion_id: id }))) {
    await manager.update(Import, id, { estado: 'terminada', terminada_at: now });
  }
}

function toDraftResponse(
  { draft, read, duplicado }: CheckedDraft,
  file: StoredFile | undefined,
): CvDraftResponse {
  const {
    id,
    nombre,
    apellidos,
    email,
    telefono,
    ciudad,
    vacante_id,
    departamento,
    posicion,
    leido,
    en_espera,
    version,
  } = draft;
  return {
    id,
    nombre,
    apellidos,
    email,
    telefono,
    ciudad,
    vacante_id,
    departamento,
    posicion,
    leido,
    en_espera,
    version,
    archivo: file?.nombre_original ?? '',
    bytes: file?.bytes ?? 0,
    cv_url: `/api/imports/${draft.importacion_id}/cvs/${id}/file`,
    errores: Object.entries(read.errores).map(([campo, mensaje]) => ({ campo, mensaje })),
    duplicado,
  };
}
