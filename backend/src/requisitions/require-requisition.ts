import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { db } from '../platform/database/sql/db.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { PublicationHooks } from '../vacancies/management/publication-hooks.js';
import type { Vacancy } from '../vacancies/vacancy.entity.js';
import { hiredFor } from './requisition-rows.js';
import { shownEstado } from './requisition.rules.js';

/** Whether a vacancy may become public: none of a cancelled request; with the switch on, only those of an approved one. */
@Injectable()
export class RequireRequisition implements OnModuleInit {
  constructor(private readonly hooks: PublicationHooks) {}

  onModuleInit(): void {
    this.hooks.onPublish((manager, vacancy) => this.check(manager, vacancy));
  }

  /**
   * Locks the request: it is not cancelled before this transaction ends.
   * @throws {DomainError} `vacancy_needs_requisition`, `vacancy_requisition_cancelled`.
   */
  private async check(
    manager: EntityManager,
    { solicitud_id }: Pick<Vacancy, 'solicitud_id'>,
  ): Promise<void> {
    const row = solicitud_id
      ? await db(manager)
          .selectFrom('solicitudes_personal as s')
          .where('s.id', '=', solicitud_id)
          .select((eb) => ['s.estado', 's.plazas', hiredFor(eb.ref('s.id')).as('contratadas')])
          .forShare('s')
          .executeTakeFirst()
      : undefined;
    if (row?.estado === 'cancelada') throw new DomainError('vacancy_requisition_cancelled');
    if ((!row || shownEstado(row) !== 'aprobada') && (await requiresRequisition(manager))) {
      throw new DomainError('vacancy_needs_requisition');
    }
  }
}

/** As stored now, not as this process remembers it. */
export async function requiresRequisition(manager: EntityManager): Promise<boolean> {
  const { solicitud_obligatoria } = await db(manager)
    .selectFrom('system_config')
    .select('solicitud_obligatoria')
    .executeTakeFirstOrThrow();
  return solicitud_obligatoria;
}
