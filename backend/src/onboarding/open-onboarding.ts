import type { Estado } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { ApplicationHooks, type MovedApplication } from '../candidates/applications/application-hooks.js';
import { Application } from '../candidates/applications/application.entity.js';
import { LogsService } from '../logs/logs.service.js';
import { Clock } from '../platform/values/clock.js';
import { Onboarding } from './onboarding.entity.js';
import { askDocuments, takeDocumentsBack } from './onboarding-documents.js';
import { lockOnboarding, lockRequests } from './onboarding-rows.js';
import { OnboardingTask } from './tasks/onboarding-task.entity.js';
import { OnboardingTemplate } from './templates/template.entity.js';

/** From `rechazada`: the person had not been told, so it is open still. */
const LEFT_BY: readonly Estado[] = ['contratada', 'rechazada'];

type Hired = Pick<MovedApplication, 'id' | 'candidato_id' | 'departamento' | 'posicion'>;

/**
 * Opens an incorporación in the transaction of the move to `contratada`, once for each application; a move away from it
 * cancels it, a rejection when the person is told of it, and the next hiring opens the same one again. Nothing is sent:
 * the message of the move leads to the portal.
 */
@Injectable()
export class OpenOnboarding implements OnModuleInit {
  constructor(
    private readonly applications: ApplicationHooks,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.applications.onMoved((manager, moved) => this.follow(manager, moved));
    this.applications.onRejected((manager, { application }) => this.cancel(manager, application.id, null));
  }

  private async follow(manager: EntityManager, moved: MovedApplication): Promise<void> {
    const { from, to, actorId } = moved;
    if (from === to) return;
    if (to === 'contratada') await this.open(manager, moved, actorId);
    else if (LEFT_BY.includes(from) && !(await rejectsSilently(manager, moved)))
      await this.cancel(manager, moved.id, actorId);
  }

  private async open(manager: EntityManager, hired: Hired, actorId: string | null): Promise<void> {
    const before = await this.locked(manager, hired.id);
    if (before) {
      await this.reopen(manager, before, hired, actorId);
      return;
    }
    const template = await templateFor(manager, hired);
    const now = this.clock.now();
    const { identifiers } = await manager.insert(Onboarding, {
      aplicacion_id: hired.id,
      plantilla_id: template.id,
      created_at: now,
      updated_at: now,
    });
    const id = identifiers[0]?.id as string;
    await manager.insert(
      OnboardingTask,
      template.tareas.map(({ clave, tipo, quien, dias, obligatoria, titulo, ...task }, orden) => ({
        clave,
        tipo,
        quien,
        dias,
        obligatoria,
        titulo,
        orden,
        incorporacion_id: id,
        turno: quien,
        detalle: task.detalle ?? {},
        espera: task.espera ?? null,
        dato: tipo === 'dato' ? (task.dato ?? null) : null,
        texto: tipo === 'lectura' ? (task.texto ?? {}) : null,
        texto_version: tipo === 'lectura' ? template.version : null,
        cualificacion: tipo === 'documento' ? (task.cualificacion ?? null) : null,
        updated_at: now,
      })),
    );
    await askDocuments(manager, id, hired, { actorId, now });
    await this.record(manager, id, actorId, 'opened', 'Incorporación abierta');
  }

  private async reopen(
    manager: EntityManager,
    before: Onboarding,
    hired: Hired,
    actorId: string | null,
  ): Promise<void> {
    if (before.estado === 'abierta') return;
    await manager.update(Onboarding, before.id, {
      estado: 'abierta',
      terminada_at: null,
      motivo: null,
      updated_at: this.clock.now(),
      version: before.version + 1,
      cambios: () => 'cambios + 1',
    });
    await askDocuments(manager, before.id, hired, { actorId, now: this.clock.now() });
    await this.record(manager, before.id, actorId, 'reopened', 'Incorporación abierta de nuevo');
  }

  private async cancel(manager: EntityManager, applicationId: string, actorId: string | null): Promise<void> {
    const found = await this.locked(manager, applicationId);
    if (!found || found.estado === 'cancelada') return;
    const now = this.clock.now();
    await manager.update(Onboarding, found.id, {
      estado: 'cancelada',
      terminada_at: now,
      motivo: null,
      updated_at: now,
      version: found.version + 1,
      cambios: () => 'cambios + 1',
    });
    await takeDocumentsBack(manager, found, now);
    await this.record(manager, found.id, actorId, 'cancelled', 'Incorporación cancelada');
  }

  /** With its requests that nobody has accepted; all are locked. Null: the application has none yet. */
  private async locked(
    manager: EntityManager,
    aplicacion_id: string,
  ): Promise<(Onboarding & { requests: string[] }) | null> {
    const found = await manager.findOneBy(Onboarding, { aplicacion_id });
    if (!found) return null;
    const requests = await lockRequests(manager, found.id);
    await lockOnboarding(manager, found.id);
    const row = await manager.findOneByOrFail(Onboarding, { id: found.id });
    return { ...row, requests };
  }

  private record(
    manager: EntityManager,
    id: string,
    actorId: string | null,
    what: string,
    details: string,
  ): Promise<void> {
    const action = `onboarding.${what}`;
    return this.logs.record(manager, { actorId, action, details, entity: 'onboardings', entityId: id });
  }
}

/** Whether the person still sees that they are hired: the portal would give the rejection away. */
async function rejectsSilently(manager: EntityManager, { id, to }: MovedApplication): Promise<boolean> {
  if (to !== 'rechazada') return false;
  const { estado_candidato } = await manager.findOneByOrFail(Application, { id });
  return estado_candidato === 'contratada';
}

/** Of the position, else of the department, else the general one, which is never deleted. */
async function templateFor(
  manager: EntityManager,
  { departamento, posicion }: Hired,
): Promise<OnboardingTemplate> {
  const found = await manager.find(OnboardingTemplate, {
    where: [
      { departamento, posicion },
      { departamento, posicion: IsNull() },
      { departamento: IsNull(), posicion: IsNull() },
    ],
  });
  const place = (template: OnboardingTemplate): number =>
    template.posicion !== null ? 0 : template.departamento !== null ? 1 : 2;
  const [best] = found.sort((a, b) => place(a) - place(b));
  if (!best) throw new Error('the general template is gone');
  return best;
}
