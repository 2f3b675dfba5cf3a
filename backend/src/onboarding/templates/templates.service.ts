import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { DataSource, EntityManager, Repository } from 'typeorm';
import { Position } from '../../departments/department.entity.js';
import { Department } from '../../departments/department.entity.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { withoutNulls } from '../../platform/values/without-nulls.js';
import { Clock } from '../../platform/values/clock.js';
import {
  type NewOnboardingTemplate,
  type OnboardingTemplateResponse,
  type OnboardingTemplateTaskRequest,
  type OnboardingTemplateUpdate,
  toTemplateResponse,
} from './template.dto.js';
import { OnboardingTemplate, type TemplateTask } from './template.entity.js';
import { templateErrors } from './template.rules.js';
import { lockRow } from '../../platform/database/lock-row.js';

/** Templates by position. What is open keeps what it copied. */
@Injectable()
export class OnboardingTemplatesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(OnboardingTemplate) private readonly templates: Repository<OnboardingTemplate>,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** The general one first, then by name. */
  async list(): Promise<OnboardingTemplateResponse[]> {
    const all = (await this.templates.find({ order: { nombre: 'ASC', id: 'ASC' } })).map(toTemplateResponse);
    return [...all.filter(({ general }) => general), ...all.filter(({ general }) => !general)];
  }

  /** @throws {DomainError} `onboarding_template_not_found`. */
  async get(id: string): Promise<OnboardingTemplateResponse> {
    const found = await this.templates.findOneBy({ id });
    if (!found) throw new DomainError('onboarding_template_not_found');
    return toTemplateResponse(found);
  }

  /** @throws {DomainError} `onboarding_template_exists`, `validation_failed`. */
  async create(order: NewOnboardingTemplate, actor: Actor): Promise<OnboardingTemplateResponse> {
    const id = await inRequestTransaction(this.dataSource, async (manager) => {
      const columns = await columnsOf(manager, order);
      if (columns.departamento === null) throw new DomainError('onboarding_template_exists');
      const now = this.clock.now();
      const { identifiers } = await manager.insert(OnboardingTemplate, {
        ...columns,
        created_at: now,
        updated_at: now,
      });
      const made = identifiers[0]?.id as string;
      await this.record(manager, made, actor, `creada: ${order.nombre}`);
      return made;
    });
    return this.get(id);
  }

  /** @throws {DomainError} as `create`, and `onboarding_template_not_found`, `onboarding_template_stale`. */
  async update(
    id: string,
    { version, ...order }: OnboardingTemplateUpdate,
    actor: Actor,
  ): Promise<OnboardingTemplateResponse> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const before = await lock(manager, id);
      if (before.version !== version) throw new DomainError('onboarding_template_stale');
      const columns = await columnsOf(manager, order);
      if (before.departamento === null && columns.departamento !== null)
        throw new DomainError('onboarding_template_last');
      const change = { ...columns, version: version + 1, updated_at: this.clock.now() };
      await manager.update(OnboardingTemplate, id, change);
      await this.record(manager, id, actor, `cambiada: ${order.nombre}`);
    });
    return this.get(id);
  }

  /** @throws {DomainError} `onboarding_template_not_found`, `onboarding_template_last`. */
  remove(id: string, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { departamento, nombre } = await lock(manager, id);
      if (departamento === null) throw new DomainError('onboarding_template_last');
      await manager.delete(OnboardingTemplate, id);
      await this.record(manager, id, actor, `eliminada: ${nombre}`);
    });
  }

  private record(manager: EntityManager, id: string, { userId }: Actor, what: string): Promise<void> {
    return this.logs.record(manager, {
      actorId: userId,
      action: 'onboarding.template_changed',
      details: `Plantilla de incorporación ${what}`,
      entity: 'onboarding-templates',
      entityId: id,
    });
  }
}

async function lock(manager: EntityManager, id: string): Promise<OnboardingTemplate> {
  return lockRow(manager, OnboardingTemplate, { id }, 'onboarding_template_not_found');
}

/** Only what its kind has. */
const taskOf = ({
  clave,
  tipo,
  quien,
  dias,
  obligatoria,
  titulo,
  ...more
}: OnboardingTemplateTaskRequest): TemplateTask => ({
  clave,
  tipo,
  quien,
  dias,
  obligatoria,
  titulo: withoutNulls(titulo),
  detalle: withoutNulls(more.detalle ?? {}),
  espera: more.espera || null,
  ...(tipo === 'dato' ? { dato: more.dato ?? null } : {}),
  ...(tipo === 'lectura' ? { texto: more.texto ? withoutNulls(more.texto) : null } : {}),
  ...(tipo === 'documento' ? { cualificacion: more.cualificacion ?? null } : {}),
});

/** @throws {DomainError} `validation_failed`. */
async function columnsOf(
  manager: EntityManager,
  order: NewOnboardingTemplate,
): Promise<Pick<OnboardingTemplate, 'nombre' | 'departamento' | 'posicion' | 'tareas'>> {
  const [departamento, posicion] = [order.departamento || null, order.posicion || null];
  const tareas = order.tareas.map(taskOf);
  const errors = templateErrors(tareas);
  const department = departamento && (await manager.findOneBy(Department, { codigo: departamento }));
  if (departamento && !department) errors.departamento = ['Este departamento ya no existe'];
  const inDepartment = { codigo: posicion ?? '', departamento_id: department ? department.id : '' };
  if (posicion && !(department && (await manager.existsBy(Position, inDepartment))))
    errors.posicion = ['Esta posición no es de este departamento'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { nombre: order.nombre, departamento, posicion, tareas };
}
