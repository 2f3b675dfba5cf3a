import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull, type Repository } from 'typeorm';
import { hasApplication } from '../has-application.js';
import { Candidate } from '../candidate.entity.js';
import { LogsService } from '../../../logs/logs.service.js';
import { type Actor, can } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { TasksService } from '../tasks/tasks.service.js';
import { type NewestNote, type NewNoteRequest, type NoteResponse, toNoteResponse } from './note.dto.js';
import { Note } from './note.entity.js';
import { newestNotes, NOT_TAKEN_AWAY, notesOf } from './note-row.js';
import { findOfPeople, sortedAs } from '../../../platform/database/sql/people-rows.js';
import type { Page } from '../../../platform/http/lists/list-query.js';
import { type PeopleListQuery, readPeople } from '../../../platform/http/lists/people-list.js';

/** Notes of HR about a person: everybody in HR reads them, each changes their own. */
@Injectable()
export class NotesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(Note) private readonly notes: Repository<Note>,
    private readonly tasks: TasksService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  async list(query: PeopleListQuery, viewer: Actor): Promise<Page<NoteResponse>> {
    const { ids, ...page } = await findOfPeople(this.dataSource, 'notas_candidato', query, NOT_TAKEN_AWAY);
    const notes = sortedAs(ids, await notesOf(this.dataSource.manager, ids));
    return { ...page, items: notes.map((note) => toNoteResponse(note, viewer.userId)) };
  }

  /** @throws {DomainError} `invalid_query`. */
  async newest(candidatos: string): Promise<NewestNote[]> {
    const notes = await newestNotes(this.dataSource, readPeople(candidatos));
    return notes.map((note) => ({ ...note, created_at: note.created_at.toISOString() }));
  }

  /** @throws {DomainError} `candidate_not_found`, `validation_failed`. */
  write(request: NewNoteRequest, actor: Actor): Promise<NoteResponse> {
    if (request.tarea && !can(actor, 'tasks:manage')) throw new DomainError('forbidden');
    return this.writeSeen(request, actor);
  }

  /** The same for a caller that has checked who may ask whom for what. @throws {DomainError} as `write` */
  writeSeen(
    { candidato_id, aplicacion_id, texto, tarea, privada = true }: NewNoteRequest,
    actor: Actor,
  ): Promise<NoteResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const person = { where: { id: candidato_id, deleted_at: IsNull() }, select: { id: true } };
      if (!(await manager.findOne(Candidate, { ...person, lock: { mode: 'for_key_share' } }))) {
        throw new DomainError('candidate_not_found');
      }
      if (aplicacion_id && !(await hasApplication(manager, { id: aplicacion_id, candidato_id }))) {
        throw invalid({ aplicacion_id: ['La candidatura no es de esta persona'] });
      }
      const note = {
        candidato_id,
        aplicacion_id: aplicacion_id ?? null,
        autor_id: actor.userId,
        texto,
        privada,
        created_at: this.clock.now(),
      };
      const { identifiers } = await manager.insert(Note, note);
      await this.record(manager, candidato_id, actor, 'note.written', 'Nota interna escrita');
      if (tarea) {
        const about = aplicacion_id ? { aplicacion_id } : { candidato_id };
        await this.tasks.add(manager, { ...tarea, ...about }, actor);
      }
      const [written] = await notesOf(manager, [identifiers[0]?.id as string]);
      if (!written) throw new Error('the note was not written');
      return toNoteResponse(written, actor.userId);
    });
  }

  /** @throws {DomainError} `note_not_found`, `note_stale`, `forbidden` (somebody else's). */
  edit(id: string, order: { texto: string; version: number }, actor: Actor): Promise<NoteResponse> {
    const { texto, version } = order;
    const change = { texto, editada_at: this.clock.now() };
    return this.change({ id, version, actor, change }, 'note.edited', 'Nota interna cambiada');
  }

  /** Takes a note away; `restore` puts it back. @throws {DomainError} as `edit`. */
  remove(id: string, version: number, actor: Actor): Promise<NoteResponse> {
    const change = { deleted_at: this.clock.now() };
    return this.change({ id, version, actor, change }, 'note.deleted', 'Nota interna eliminada');
  }

  restore(id: string, version: number, actor: Actor): Promise<NoteResponse> {
    const change = { deleted_at: null };
    return this.change({ id, version, actor, change }, 'note.restored', 'Nota interna recuperada');
  }

  /** Of two concurrent changes the second finds another version. */
  private async change(
    order: { id: string; version: number; actor: Actor; change: Partial<Note> },
    action: string,
    details: string,
  ): Promise<NoteResponse> {
    const { id, version, actor, change } = order;
    await inRequestTransaction(this.dataSource, async (manager) => {
      const note = await manager.findOne(Note, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!note || (note.deleted_at && !('deleted_at' in change))) throw new DomainError('note_not_found');
      if (note.autor_id !== actor.userId) throw new DomainError('forbidden');
      if (note.version !== version) throw new DomainError('note_stale');
      await manager.update(Note, id, { ...change, version: version + 1 });
      await this.record(manager, note.candidato_id, actor, action, details);
    });
    return this.get(id, actor);
  }

  /** @throws {DomainError} `note_not_found`: removed, or of somebody who is no longer there. */
  async read(id: string, viewer: Actor): Promise<NoteResponse> {
    const live = { id, deleted_at: IsNull(), candidato: { deleted_at: IsNull() } };
    if (!(await this.notes.existsBy(live))) throw new DomainError('note_not_found');
    return this.get(id, viewer);
  }

  private async get(id: string, viewer: Actor): Promise<NoteResponse> {
    const [note] = await notesOf(this.dataSource.manager, [id]);
    if (!note) throw new DomainError('note_not_found');
    return toNoteResponse(note, viewer.userId);
  }

  private record(
    manager: EntityManager,
    candidateId: string,
    actor: Actor,
    action: string,
    details: string,
  ): Promise<void> {
    return this.logs.record(manager, {
      actorId: actor.userId,
      action,
      details,
      level: action === 'note.deleted' ? 'warning' : 'info',
      entity: 'candidates',
      entityId: candidateId,
    });
  }
}
