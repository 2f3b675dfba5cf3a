import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/values/clock.js';
import type { LockedPerson } from './holds/person-lock.js';
import { RetentionTerm } from './retention-term.entity.js';

/**
 * Tables whose rows are marked as deleted during quarantine, so that lists, searches, the board and exports leave the
 * person out.
 */
const HIDDEN = [
  { table: 'aplicaciones_vacantes', of: 'candidato_id' },
  { table: 'interviews', of: 'candidato_id' },
  { table: 'candidates', of: 'id' },
] as const;

/** Puts a person's record out of everybody's sight, and back. The person is locked. */
@Injectable()
export class Quarantine {
  constructor(private readonly clock: Clock) {}

  async enter(manager: EntityManager, { candidatoId, term }: LockedPerson): Promise<void> {
    const now = this.clock.now();
    // One instant marks what was hidden here: what had been removed before stays so afterwards.
    for (const { table, of } of HIDDEN) {
      await manager.query(`UPDATE ${table} SET deleted_at = $2 WHERE ${of} = $1 AND deleted_at IS NULL`, [
        candidatoId,
        now,
      ]);
    }
    await manager.update(RetentionTerm, term.candidato_id, { estado: 'cuarentena', cuarentena_at: now });
  }

  /**
   * Back to where the record was; also begins a new term when `renewedAt` is given. Nothing more happens when the
   * record is not in quarantine.
   */
  async leave(manager: EntityManager, { candidatoId, term }: LockedPerson, renewedAt?: Date): Promise<void> {
    if (term.cuarentena_at) {
      // Compared in the database, whose instants are finer than a Date.
      for (const { table, of } of HIDDEN) {
        await manager.query(
          `UPDATE ${table} SET deleted_at = NULL WHERE ${of} = $1 AND deleted_at =
             (SELECT cuarentena_at FROM plazos_conservacion WHERE candidato_id = $1)`,
          [candidatoId],
        );
      }
    }
    await manager.update(RetentionTerm, term.candidato_id, {
      estado: 'activa',
      aviso_id: null,
      avisada_at: null,
      cuarentena_at: null,
      ...(renewedAt ? { actividad_at: renewedAt } : {}),
    });
  }
}
