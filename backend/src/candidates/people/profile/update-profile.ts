import { FIELD_LABEL, type FieldName } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull } from 'typeorm';
import { lockOwnUser } from '../../../auth/own-account/own-user.js';
import { User } from '../../../auth/user.entity.js';
import { DepartmentsService } from '../../../departments/departments.service.js';
import { CustomFieldsService } from '../../../fields/custom-fields.service.js';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { Candidate } from '../candidate.entity.js';
import { QualificationsService } from '../qualifications/qualifications.service.js';
import type { ProfileRequest } from './profile.dto.js';
import { birthDateErrors, changedFields, givenProfileOf } from './submission.rules.js';
import { lockRow } from '../../../platform/database/lock-row.js';

/**
 * Writes the profile of who is signed in. Two tabs: the second one finds another `updated_at` and changes nothing.
 * The same data again changes nothing and is no conflict, so that a repeated sending is answered as the first.
 */
@Injectable()
export class UpdateProfile {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly departments: DepartmentsService,
    private readonly qualifications: QualificationsService,
    private readonly fields: CustomFieldsService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `validation_failed`, `candidate_not_found`, `stale_profile`. */
  async execute(form: ProfileRequest, actor: Actor): Promise<{ changed: boolean }> {
    const birthDate = birthDateErrors(form.fecha_nacimiento, this.clock.now());
    if (birthDate) throw invalid(birthDate);
    const offered = await this.departments.list('perfil');
    return inRequestTransaction(this.dataSource, async (manager) => {
      // The account before the person, as the application form does, so that no two transactions wait for each other.
      const user = await lockOwnUser(manager, actor.userId);
      const candidate = await lockRow(
        manager,
        Candidate,
        { user_id: user.id, deleted_at: IsNull() },
        'candidate_not_found',
      );
      const known = offered.some(({ codigo }) => codigo === form.departamento);
      if (!known && candidate.departamento !== form.departamento) {
        throw invalid({ departamento: ['El departamento no es válido'] });
      }
      const profile = {
        ...givenProfileOf(form),
        departamento: form.departamento,
        posicion: form.posicion,
      };
      const changed = changedFields(candidate, profile);
      if (
        form.cualificaciones &&
        (await this.qualifications.replace(manager, candidate.id, form.cualificaciones))
      ) {
        changed.push('cualificaciones');
      }
      const own = await this.fields.fromForm(
        manager,
        'persona',
        form.departamento,
        candidate.campos,
        form.campos,
      );
      const labels = [...changed.map((field) => FIELD_LABEL[field as FieldName]), ...own.changed];
      if (labels.length === 0) return { changed: false };
      // Takes the qualifications back as well.
      if (candidate.updated_at.getTime() !== Date.parse(form.updated_at)) {
        throw new DomainError('stale_profile');
      }
      // Always later than the previous version, whatever the clock says: `updated_at` is what tells versions apart.
      const updated_at = new Date(Math.max(this.clock.now().getTime(), candidate.updated_at.getTime() + 1));
      await manager.update(Candidate, candidate.id, { ...profile, campos: own.campos, updated_at });
      await manager.update(User, user.id, {
        nombre: form.nombre,
        apellidos: form.apellidos,
        updated_at,
      });
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'profile.updated',
        details: `Perfil actualizado por su titular: ${labels.join(', ')}`,
        entity: 'candidates',
        entityId: candidate.id,
      });
      return { changed: true };
    });
  }
}
