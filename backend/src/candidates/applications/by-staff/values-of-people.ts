import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { leavingValues } from '../../../fields/custom-field.rules.js';
import { CustomFieldsService, listFields } from '../../../fields/custom-fields.service.js';
import { LogsService } from '../../../logs/logs.service.js';
import { type Actor, can } from '../../../platform/auth/actor.js';
import { db } from '../../../platform/database/sql/db.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Clock } from '../../../platform/values/clock.js';
import { Candidate } from '../../people/candidate.entity.js';
import { Application } from '../application.entity.js';
import { lockApplication } from '../moves/lock-application.js';
import type { ApplicationFieldsRequest, CandidateFieldsRequest, ListedValues } from './custom-values.dto.js';
import { lockRow } from '../../../platform/database/lock-row.js';

interface Asked {
  campos: Readonly<Record<string, unknown>>;
  by: string | null;
}

/**
 * Values of the company's own fields: read for lists, and written. Two writers at once: the second finds another version
 * and is refused, unless its values are there already.
 */
@Injectable()
export class ValuesOfPeople {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly fields: CustomFieldsService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  async list(people: string[]): Promise<ListedValues[]> {
    const { manager } = this.dataSource;
    const [fields, rows] = await Promise.all([
      listFields(manager),
      db(manager)
        .selectFrom('candidates as c')
        .leftJoin('aplicaciones_vacantes as a', 'a.id', 'c.aplicacion_actual_id')
        .where((eb) => isAnyOf(eb.ref('c.id'), people))
        .where('c.deleted_at', 'is', null)
        .select(['c.id as candidato_id', 'c.campos', 'a.campos as candidatura'])
        .execute(),
    ]);
    return rows.map(({ candidato_id, campos, candidatura }) => ({
      candidato_id,
      campos: leavingValues(fields, 'persona', campos),
      candidatura: leavingValues(fields, 'candidatura', candidatura ?? {}),
    }));
  }

  /** @throws {DomainError} `forbidden`, `candidate_not_found`, `stale_profile`, `validation_failed`. */
  async ofPerson(id: string, request: CandidateFieldsRequest, actor: Actor): Promise<void> {
    // The answer is the record.
    if (!can(actor, 'candidates:read')) throw new DomainError('forbidden');
    await inRequestTransaction(this.dataSource, async (manager) => {
      const person = await lockRow(manager, Candidate, { id, deleted_at: IsNull() }, 'candidate_not_found');
      await this.writeToPerson(manager, person, { campos: request.campos, by: actor.userId }, () => {
        if (person.modificado_at.getTime() !== Date.parse(request.updated_at)) {
          throw new DomainError('stale_profile');
        }
      });
    });
  }

  /** @throws {DomainError} `application_not_found`, `stale_version`, `validation_failed`. */
  async ofApplication(id: string, request: ApplicationFieldsRequest, actor: Actor): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const { application } = await lockApplication(manager, id);
      await this.writeToApplication(
        manager,
        application,
        { campos: request.campos, by: actor.userId },
        () => {
          if (application.version !== request.version) throw new DomainError('stale_version');
        },
      );
    });
  }

  /** @param check before a change: who asks for what is there already needs no version */
  async writeToPerson(
    manager: EntityManager,
    person: Pick<Candidate, 'id' | 'campos'>,
    { campos: asked, by }: Asked,
    check = () => {},
  ): Promise<void> {
    const { campos, changed } = await this.fields.change(manager, 'persona', person.campos, asked);
    if (changed.length === 0) return;
    check();
    await manager.update(Candidate, person.id, { campos, updated_at: this.clock.now() });
    await this.record(manager, { by, entity: 'candidates', id: person.id, changed });
  }

  async writeToApplication(
    manager: EntityManager,
    { id, version, campos: before }: Pick<Application, 'id' | 'version' | 'campos'>,
    { campos: asked, by }: Asked,
    check = () => {},
  ): Promise<void> {
    const { campos, changed } = await this.fields.change(manager, 'candidatura', before, asked);
    if (changed.length === 0) return;
    check();
    await manager.update(Application, id, { campos, version: version + 1, updated_at: this.clock.now() });
    await this.record(manager, { by, entity: 'applications', id, changed });
  }

  /** The log has the names of the fields and no values. */
  private record(
    manager: EntityManager,
    { by, entity, id, changed }: { by: string | null; entity: string; id: string; changed: string[] },
  ): Promise<void> {
    return this.logs.record(manager, {
      actorId: by,
      action: 'custom_field.values',
      details: `Campos propios modificados: ${changed.join(', ')}`,
      entity,
      entityId: id,
    });
  }
}
