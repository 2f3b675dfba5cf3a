import { type InterviewEstado, type Plantilla, TIME_ZONE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import type { LockedApplication } from '../../candidates/applications/moves/lock-application.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { type InterviewUpdate, type Undoable, undoableUntil } from '../interview.dto.js';
import { Interview } from '../interview.entity.js';
import { beforeOf, type InterviewBefore } from './interview-before.js';
import {
  InterviewEmails,
  type InterviewNews,
  isFirstWord,
  UNDO_MS,
  waitsForUndo,
} from '../emails/interview-emails.js';
import { PanelEmails, type PanelNews } from '../emails/panel-emails.js';
import { instantOf, wallOf } from './interview-time.js';
import { minutesOf } from '../emails/interview-words.js';
import {
  isAhead,
  isEnded,
  isLive,
  isNews,
  missingPlace,
  placeOf,
  startErrors,
  withoutReminders,
} from '../interview.rules.js';
import { InterviewsRepository } from '../interviews.repository.js';
import type { ParticipantRequest } from '../panel/participant.dto.js';
import type { Participant } from '../panel/participant.entity.js';
import { holdSchedules, panelOf, type Seat, seat, seatKey, seatsOf, unseat } from '../panel/panel.js';
import { staffName } from '../planning/interviewer.js';

type Change = Partial<Interview>;
type EstadoOrder = { estado: InterviewEstado; version?: number; antes_de_hora?: boolean };
/** Null: nothing to change. */
type Plan = (manager: EntityManager, before: Interview) => Promise<Change | null> | Change | null;

/**
 * Changes of a scheduled interview. Person, application and interview are locked in this order, as everywhere, so
 * that changes run one after the other; a request for an old version is refused.
 */
@Injectable()
export class ChangeInterview {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Interview) private readonly interviewRows: Repository<Interview>,
    private readonly interviews: InterviewsRepository,
    private readonly process: ApplicationProcess,
    private readonly messages: InterviewEmails,
    private readonly panelMessages: PanelEmails,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `interview_not_found`, `interview_stale`, `validation_failed`, `interview_application_closed` and overlaps. */
  update(id: string, request: InterviewUpdate, actorId: string): Promise<void> {
    const plan: Plan = (manager, before) => this.changeOf(manager, before, request);
    return this.alone(id, request.version, actorId, plan, request.participantes);
  }

  /** Idempotent. @throws {DomainError} as `update`, and `interview_not_begun`. */
  setEstado(
    id: string,
    { estado, version, antes_de_hora = false }: EstadoOrder,
    actorId: string,
  ): Promise<void> {
    return this.alone(id, version, actorId, (_, before) => {
      if (before.estado === estado) return null;
      this.assertEndable(before, { ...before, estado }, antes_de_hora);
      return { estado };
    });
  }

  /** Deletes it from all lists; a future one is cancelled. It can be undone. @throws {DomainError} `interview_not_found`. */
  async remove(id: string, actorId: string): Promise<Undoable> {
    await this.alone(id, undefined, actorId, () => ({ deleted_at: this.clock.now() }));
    return undoableUntil(await this.interviewRows.findOneByOrFail({ id }));
  }

  /** Runs in the transaction that ends the application. */
  async cancelOfApplication(manager: EntityManager, applicationId: string): Promise<void> {
    const ids = await this.interviews.listAheadOfApplication(manager, applicationId, this.clock.now());
    if (ids.length === 0) return;
    const locked = await this.process.lock(manager, applicationId);
    for (const id of ids) {
      const interview = await this.interviews.lock(manager, id);
      if (interview && isLive(interview)) {
        await this.write(manager, locked, interview, { estado: 'cancelada' }, null);
      }
    }
  }

  /** Ending an interview before it begins is usually a mistake, so it has its own error. */
  private assertEndable(
    before: Interview,
    after: Pick<Interview, 'estado' | 'inicio'>,
    early: boolean,
  ): void {
    if (early || before.estado === after.estado || !isEnded(after.estado)) return;
    if (after.inicio > this.clock.now()) throw new DomainError('interview_not_begun');
  }

  private alone(
    id: string,
    version: number | undefined,
    actorId: string,
    plan: Plan,
    participants?: readonly ParticipantRequest[],
  ): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const found = await manager.findOneBy(Interview, { id });
      if (!found || found.deleted_at) throw new DomainError('interview_not_found');
      const locked = await this.process.lock(manager, found.aplicacion_id);
      const before = await this.interviews.lock(manager, id);
      if (!before) throw new DomainError('interview_not_found');
      if (version !== undefined && version !== before.version) throw new DomainError('interview_stale');
      const change = await plan(manager, before);
      if (change) await this.write(manager, locked, before, change, actorId, participants);
    });
  }

  private async changeOf(
    manager: EntityManager,
    before: Interview,
    request: InterviewUpdate,
  ): Promise<Change> {
    const wall = wallOf(before.inicio, before.zona);
    const { fecha = wall.fecha, hora = wall.hora } = request;
    const moved = fecha !== wall.fecha || hora !== wall.hora;
    const inicio = moved ? instantOf(fecha, hora, TIME_ZONE) : before.inicio;
    if (!inicio) throw invalid({ hora: ['Esa hora no existe ese día'] });
    const estado = request.estado ?? before.estado;
    const live = estado === 'programada' || estado === 'confirmada';
    const unlikely = moved && live ? startErrors(inicio, this.clock.now()) : null;
    if (unlikely) throw invalid(unlikely);
    const tipo = request.tipo ?? before.tipo;
    const place = placeOf(tipo, {
      ubicacion: kept(request.ubicacion, before.ubicacion),
      link_virtual: kept(request.link_virtual, before.link_virtual),
    });
    const touched = [request.tipo, request.ubicacion, request.link_virtual].some(
      (given) => given !== undefined,
    );
    const missing = touched ? missingPlace(tipo, place) : null;
    if (missing) throw invalid(missing);
    const interviewer =
      request.entrevistador_id === undefined ? before.entrevistador_id : request.entrevistador_id;
    this.assertEndable(before, { estado, inicio }, request.antes_de_hora ?? false);
    return {
      inicio,
      fin: new Date(inicio.getTime() + (request.duracion_min ?? minutesOf(before)) * 60_000),
      ...(moved ? { zona: TIME_ZONE } : {}),
      // What was confirmed was the old time.
      estado: moved && estado === 'confirmada' && before.estado === 'confirmada' ? 'programada' : estado,
      tipo,
      ...place,
      entrevistador_id: interviewer,
      entrevistador_nombre:
        interviewer && interviewer !== before.entrevistador_id
          ? await staffName(manager, interviewer)
          : interviewer
            ? before.entrevistador_nombre
            : kept(request.entrevistador_nombre, before.entrevistador_nombre),
      notas: kept(request.notas, before.notas),
      feedback: kept(request.feedback, before.feedback),
    };
  }

  private async write(
    manager: EntityManager,
    locked: LockedApplication,
    before: Interview,
    change: Change,
    actorId: string | null,
    participants?: readonly ParticipantRequest[],
  ): Promise<void> {
    const now = this.clock.now();
    const after = manager.create(Interview, {
      ...before,
      ...change,
      antes: null,
      version: before.version + 1,
      updated_at: now,
    });
    const news = newsOf(before, after, now);
    if (news === 'programada' || news === 'modificada') {
      if (!this.process.isOpen(locked.application)) throw new DomainError('interview_application_closed');
      if (news === 'programada' || after.inicio.getTime() !== before.inicio.getTime()) {
        Object.assign(after, withoutReminders(after.inicio, now));
      }
    }
    const panel = await panelOf(manager, [after.id]);
    await this.save(manager, after, panel, participants);
    const participantes = panel.filter(({ principal }) => !principal).map(toSeat);
    const left = participants ? { participantes } : {};
    const held = after.estado === 'realizada' && before.estado !== 'realizada';
    const event = news === 'programada' ? 'programada' : held ? 'realizada' : null;
    const moved = await this.process.follow(manager, locked, event, actorId);
    if (!news) {
      const until = new Date(now.getTime() + UNDO_MS);
      const told = await this.tellPanel(manager, after, locked, { before: panel, actorId, sendFrom: until });
      if ((before.estado === after.estado && !after.deleted_at && told === 0) || !actorId) return;
      const untold = { version: after.version, causa: null, until, pendiente: null, panel: told, ...left };
      const antes = beforeOf(before, { ...untold, ...(moved ? { movida: moved } : {}) });
      await manager.update(Interview, after.id, { antes });
      return;
    }
    const { causa, until, withdrawn, ...written } = await this.messages.tell(
      manager,
      news,
      after,
      locked,
      actorId,
      panel,
    );
    if (!waitsForUndo(news, actorId)) return;
    const told = {
      version: after.version,
      causa,
      until,
      pendiente: unsaidOf(withdrawn),
      ...written,
      ...left,
    };
    const antes = beforeOf(before, { ...told, ...(moved ? { movida: moved } : {}) });
    await manager.update(Interview, after.id, { antes });
  }

  /** The row and who hold it. @param panel who held it @param participants absent: they stay */
  private async save(
    manager: EntityManager,
    after: Interview,
    panel: readonly Participant[],
    participants: readonly ParticipantRequest[] | undefined,
  ): Promise<void> {
    const others = participants
      ? await seatsOf(manager, participants, after.entrevistador_id)
      : panel.filter(({ principal }) => !principal);
    if (after.estado !== 'cancelada' && !after.deleted_at) await holdSchedules(manager, after, others);
    await unseat(manager, panel, others);
    await manager.save(after);
    await seat(manager, after, others);
  }

  /** Others hold it: they are told, and the candidate is not. Returns how many were. */
  private async tellPanel(
    manager: EntityManager,
    after: Interview,
    locked: LockedApplication,
    { before = [], ...told }: Omit<PanelNews, 'news'>,
  ): Promise<number> {
    const now = await panelOf(manager, [after.id]);
    const keys = (all: readonly Seat[]): string => all.map(seatKey).sort().join();
    if (keys(now) === keys(before) || !isAhead(after, this.clock.now())) return 0;
    return this.panelMessages.tellAlone(manager, after, locked, { ...told, before, news: 'modificada' });
  }
}

const toSeat = ({ usuario_id, nombre, email }: Seat): Seat => ({ usuario_id, nombre, email });

/** What is not given stays. */
function kept<T>(given: T | null | undefined, old: T | null): T | null {
  return given === undefined ? old : given;
}

/** Unsent news that this change withdraws. */
function unsaidOf(withdrawn: readonly Plantilla[]): InterviewBefore['pendiente'] {
  if (isFirstWord(withdrawn)) return 'programada';
  return withdrawn.includes('entrevista_modificada') ? 'modificada' : null;
}

/** News for the candidate: none about past interviews. */
function newsOf(before: Interview, after: Interview, now: Date): InterviewNews | null {
  if (isAhead(before, now) && (after.estado === 'cancelada' || after.deleted_at !== null)) return 'cancelada';
  if (!isAhead(after, now)) return null;
  if (!isLive(before)) return 'programada';
  return isNews(before, after) ? 'modificada' : null;
}
