import { FIELD_LABEL, type FieldName, PROFILE, requiredMessage, WRITTEN_FIELDS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { User } from '../../../auth/user.entity.js';
import { DepartmentsService } from '../../../departments/departments.service.js';
import { LogsService } from '../../../logs/logs.service.js';
import { type Actor, can } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { Candidate } from '../../people/candidate.entity.js';
import type { CandidateUpdateRequest } from './new-candidate.dto.js';
import { birthDateErrors, changedFields, givenProfileOf } from '../../people/profile/submission.rules.js';

/** Fields that no record may be without. */
const KEPT = WRITTEN_FIELDS.filter((field) => PROFILE[field].required === 'always');

/**
 * Corrections of a profile by staff or a program. A request for an old version is refused, unless its values are
 * current. The e-mail cannot change: it is the account's, or the record's key.
 */
@Injectable()
export class EditCandidate {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly departments: DepartmentsService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws {DomainError} `forbidden`, `validation_failed`, `candidate_not_found`, `stale_profile`.
   */
  async execute(id: string, form: CandidateUpdateRequest, actor: Actor): Promise<void> {
    // The response is the record: a program that may only add people must not read it by an empty change.
    if (!can(actor, 'candidates:read')) throw new DomainError('forbidden');
    const birthDate = birthDateErrors(form.fecha_nacimiento, this.clock.now());
    if (birthDate) throw invalid(birthDate);
    if (!form.updated_at) throw invalid({ updated_at: ['Falta la versión de la ficha'] });
    const profile = changesOf(form);
    const offered = await this.departments.list('perfil');
    await inRequestTransaction(this.dataSource, async (manager) => {
      const candidate = await lock(manager, id);
      const { departamento = candidate.departamento } = profile;
      if (departamento !== candidate.departamento && !offered.some(({ codigo }) => codigo === departamento)) {
        throw invalid({ departamento: ['El departamento no es válido'] });
      }
      const changed = changedFields(candidate, profile);
      if (changed.length === 0) return;
      if (form.updated_at && candidate.modificado_at.getTime() !== Date.parse(form.updated_at)) {
        throw new DomainError('stale_profile');
      }
      const updated_at = new Date(Math.max(this.clock.now().getTime(), candidate.updated_at.getTime() + 1));
      await manager.update(Candidate, id, { ...profile, updated_at });
      await this.renameAccount(manager, { ...candidate, ...profile }, updated_at);
      const labels = changed.map((field) => FIELD_LABEL[field as FieldName]).join(', ');
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'profile.corrected',
        details: `Perfil corregido en nombre de su titular: ${labels}`,
        entity: 'candidates',
        entityId: id,
      });
    });
  }

  /** A staff account keeps its name: a permission to edit candidates does not cover staff. */
  private async renameAccount(
    manager: EntityManager,
    { user_id, nombre, apellidos }: Candidate,
    updated_at: Date,
  ): Promise<void> {
    if (user_id === null) return;
    await manager.update(User, { id: user_id, role: 'candidate' }, { nombre, apellidos, updated_at });
  }
}

/** @throws {DomainError} `validation_failed` when what cannot be empty is emptied. */
function changesOf(form: CandidateUpdateRequest): Partial<Candidate> {
  const emptied = KEPT.filter((name) => Object.hasOwn(form, name) && !form[name]);
  if (emptied.length > 0) {
    throw invalid(Object.fromEntries(emptied.map((name) => [name, [requiredMessage(name)]])));
  }
  const { departamento, posicion } = form;
  return {
    ...givenProfileOf(form),
    ...(departamento ? { departamento } : {}),
    ...(posicion ? { posicion } : {}),
  };
}

/** The account before the person, as the forms do, so that no two transactions wait for each other. */
async function lock(manager: EntityManager, id: string): Promise<Candidate> {
  const mode = { mode: 'pessimistic_write' as const };
  const seen = await manager.findOneBy(Candidate, { id, deleted_at: IsNull() });
  if (seen?.user_id) {
    await manager.findOne(User, { where: { id: seen.user_id }, select: { id: true }, lock: mode });
  }
  const candidate = await manager.findOne(Candidate, { where: { id, deleted_at: IsNull() }, lock: mode });
  if (!candidate) throw new DomainError('candidate_not_found');
  return candidate;
}
