import { estadosOf, isEndedEstado, PRIORIDAD_LABEL, TASK_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { User } from '../../../auth/user.entity.js';
import type { Author } from '../../../platform/auth/actor.js';
import { db } from '../../../platform/database/sql/db.js';
import { Clock } from '../../../platform/values/clock.js';
import { madridDay } from '../../../platform/values/madrid-day.js';
import { firstPhase } from '../../../vacancies/phases/phase.rules.js';
import { phasesOfVacancy } from '../../../vacancies/phases/phases-of-vacancy.js';
import { ApplicationProcess } from '../../applications/application-process.js';
import type { LockedApplication } from '../../applications/moves/lock-application.js';
import { MoveApplication } from '../../applications/moves/move-application.js';
import { UNDO_MS } from '../../applications/moves/undo.rules.js';
import { SendMessage } from '../../applications/messages/send-message.js';
import { SetPriority } from '../../applications/screening/set-priority.js';
import { DocumentsService } from '../../files/documents/documents.service.js';
import { CandidateTag } from '../../people/tags/tag.entity.js';
import { TagsService } from '../../people/tags/tags.service.js';
import { daysAfter } from '../../people/tasks/task.rules.js';
import { TasksService } from '../../people/tasks/tasks.service.js';
import type { DoneAction, RuleAction } from './rule.entity.js';
import { isForward, raises } from './rule.rules.js';

export const BY_ITSELF: Author = { userId: null };

interface Context {
  manager: EntityManager;
  aplicacion_id: string;
  /** Of the run: names the messages of its actions. */
  causa: string;
}
type Of<Kind extends RuleAction['tipo']> = Extract<RuleAction, { tipo: Kind }>;
/** Null: nothing was left to do. */
type Done = Promise<DoneAction | null>;

/**
 * Does what a rule says through the services that do it for people, in the transaction that they join. It never rejects,
 * hires, hides or lowers anybody, and writes only to who may be written to.
 */
@Injectable()
export class DoRuleActions {
  constructor(
    private readonly process: ApplicationProcess,
    private readonly moves: MoveApplication,
    private readonly priorities: SetPriority,
    private readonly messages: SendMessage,
    private readonly documents: DocumentsService,
    private readonly tags: TagsService,
    private readonly tasks: TasksService,
    private readonly clock: Clock,
  ) {}

  /** All of them, in order. `textos`: each in words. @throws {DomainError} that of the first one that cannot be done. */
  async execute(
    context: Context,
    actions: readonly RuleAction[],
    textos: readonly string[],
  ): Promise<DoneAction[]> {
    const done: DoneAction[] = [];
    for (const [place, action] of actions.entries()) {
      const locked = await this.process.lock(context.manager, context.aplicacion_id);
      const one = await this.once({ ...context, causa: `${context.causa}:${place}` }, action, locked);
      if (one) done.push({ ...one, texto: textos[place] ?? one.texto });
    }
    return done;
  }

  private async once(context: Context, action: RuleAction, locked: LockedApplication): Done {
    switch (action.tipo) {
      case 'etiqueta':
        return this.tag(context, action, locked);
      case 'prioridad':
        return this.raise(action, locked);
      case 'tarea':
        return this.task(context, action);
      case 'asignar':
        return this.assign(context, action);
      case 'documento':
        return this.ask(context, action, locked);
      case 'mover':
        return this.move(context, action, locked);
      case 'mensaje':
        return this.write(context, action, locked);
      case 'webhook':
        // Programs do not hear of a rejection before the person does.
        return isTold(locked) ? { tipo: 'webhook', texto: '' } : null;
      default:
        return action satisfies never;
    }
  }

  private async tag(
    { manager }: Context,
    { etiqueta_id }: Of<'etiqueta'>,
    { candidate }: LockedApplication,
  ): Done {
    const worn = { candidato_id: candidate.id, etiqueta_id };
    if (await manager.existsBy(CandidateTag, worn)) return null;
    await this.tags.putOnWithin(manager, candidate.id, etiqueta_id);
    return { tipo: 'etiqueta', etiqueta_id, texto: '' };
  }

  private async raise({ prioridad }: Of<'prioridad'>, { application }: LockedApplication): Done {
    const { id: applicationId, prioridad: antes, version } = application;
    if (!raises(antes, prioridad)) return null;
    await this.priorities.execute({ applicationId, prioridad, version });
    return { tipo: 'prioridad', antes, despues: prioridad, texto: PRIORIDAD_LABEL[prioridad] };
  }

  private async task({ manager, aplicacion_id }: Context, { titulo, asignada_a, dias }: Of<'tarea'>): Done {
    const vence_el = this.dayIn(dias) ?? null;
    const order = { titulo, asignada_a: asignada_a ?? null, vence_el, aplicacion_id };
    return { tipo: 'tarea', tarea_id: await this.tasks.add(manager, order, BY_ITSELF), texto: titulo };
  }

  /** Open tasks of the application that nobody has. */
  private async assign({ manager, aplicacion_id }: Context, { asignada_a }: Of<'asignar'>): Done {
    const open = await db(manager)
      .selectFrom('tareas')
      .where('aplicacion_id', '=', aplicacion_id)
      .where('asignada_a', 'is', null)
      .where('hecha_at', 'is', null)
      .orderBy('id')
      .select(['id', 'version'])
      .execute();
    for (const { id, version } of open) await this.tasks.change(id, { version, asignada_a }, BY_ITSELF);
    return open.length === 0
      ? null
      : { tipo: 'asignar', tareas: open.map(({ id }) => id), asignada_a, texto: '' };
  }

  private async ask(
    { manager }: Context,
    { nombre, instrucciones, dias }: Of<'documento'>,
    locked: LockedApplication,
  ): Done {
    const { candidate, application } = locked;
    if (!this.process.isOpen(application) || !(await mayBeWrittenTo(manager, locked))) return null;
    const plazo = this.dayIn(dias);
    const live = await db(manager)
      .selectFrom('documentos_solicitados')
      .where('candidato_id', '=', candidate.id)
      .where('estado', 'in', ['pendiente', 'subido', 'rechazado'])
      .where((eb) => eb(eb.fn<string>('lower', ['nombre']), '=', nombre.toLowerCase()))
      .select('id')
      .executeTakeFirst();
    if (live) return null;
    const { id } = await this.documents.ask(
      {
        candidato_id: candidate.id,
        aplicacion_id: application.id,
        nombre,
        ...(instrucciones ? { instrucciones } : {}),
        ...(plazo ? { plazo } : {}),
      },
      BY_ITSELF,
    );
    return { tipo: 'documento', documento_id: id, texto: nombre };
  }

  /** Forward in the order of the process; a vacancy without the phase stays as it is. */
  private async move(
    { manager }: Context,
    { etapa, fase, avisar = false }: Of<'mover'>,
    locked: LockedApplication,
  ): Done {
    const { application } = locked;
    if (!this.process.isOpen(application)) return null;
    const phases = await phasesOfVacancy(manager, application.vacante_id);
    const estados = etapa && estadosOf(etapa);
    const phase = fase
      ? phases.find(
          ({ nombre, estado, archivada_at }) =>
            archivada_at === null &&
            nombre.toLocaleLowerCase('es') === fase.toLocaleLowerCase('es') &&
            (!estados || estados.includes(estado)),
        )
      : estados?.[0] && firstPhase(phases, estados[0]);
    const to = phase?.estado ?? (fase ? undefined : estados?.[0]);
    const here = phases.find(({ id }) => id === application.fase_id);
    const from = { estado: application.estado, orden: here?.orden ?? null };
    if (!to || isEndedEstado(to) || !isForward(from, { estado: to, orden: phase?.orden ?? null }))
      return null;
    const avisada = avisar && (await mayBeWrittenTo(manager, locked));
    const { undo } = await this.moves.execute(
      {
        applicationId: application.id,
        to,
        faseId: phase?.id,
        version: application.version,
        mensaje_candidato: null,
        motivo_rechazo_id: null,
        notificar: avisada,
        sinAviso: !avisada,
      },
      BY_ITSELF,
    );
    if (!undo) return null;
    const antes = { estado: application.estado, fase_id: application.fase_id };
    return { tipo: 'mover', historial_id: undo.historial_id, antes, avisada, texto: '' };
  }

  /** It leaves after the time in which a person could take it back; a proposed one is a task with its text. */
  private async write(
    { manager, aplicacion_id, causa }: Context,
    action: Of<'mensaje'>,
    locked: LockedApplication,
  ): Done {
    const { proponer, asignada_a, plantilla } = action;
    const { estado } = locked.application;
    const isOver = isEndedEstado(estado) && estado !== 'contratada';
    const isEarly = plantilla === 'contratacion' && estado !== 'contratada';
    if (isOver || isEarly || !(await mayBeWrittenTo(manager, locked))) return null;
    if (proponer) {
      const { asunto, cuerpo } = plantilla
        ? await this.messages.textOf(manager, aplicacion_id, plantilla)
        : action;
      const text = {
        titulo: `Escribir: ${asunto}`.slice(0, TASK_LIMITS.titulo),
        detalle: cuerpo.slice(0, TASK_LIMITS.detalle),
      };
      const order = { ...text, asignada_a: asignada_a ?? null, aplicacion_id };
      return { tipo: 'propuesta', tarea_id: await this.tasks.add(manager, order, BY_ITSELF), texto: asunto };
    }
    const enviar_desde = new Date(this.clock.now().getTime() + UNDO_MS);
    const text = plantilla ? { tipo: plantilla, text: null } : { tipo: 'contacto' as const, text: action };
    await this.messages.writeWaiting(manager, { aplicacion_id, ...text }, { causa, enviar_desde });
    return { tipo: 'mensaje', causa, texto: '' };
  }

  private dayIn(dias: number | undefined): string | undefined {
    return dias === undefined ? undefined : daysAfter(madridDay(this.clock.now()), dias);
  }
}

const isTold = ({ application }: LockedApplication): boolean =>
  application.estado === application.estado_candidato;

/** Not who has withdrawn, or whose account is closed. */
async function mayBeWrittenTo(
  manager: EntityManager,
  { application, candidate }: LockedApplication,
): Promise<boolean> {
  if (application.retirada_at) return false;
  if (!candidate.user_id) return true;
  return manager.existsBy(User, { id: candidate.user_id, activo: true });
}
