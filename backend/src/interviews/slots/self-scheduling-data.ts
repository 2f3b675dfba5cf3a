import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type DataSubject,
  type HeldData,
  ofPerson,
  RegisteredPart,
} from '../../platform/personal-data/personal-data-hooks.js';
import { SlotInvitation } from './slot-invitation.entity.js';

/** Slot invitations in a person's data export. Foreign keys delete them with the person. */
@Injectable()
export class SelfSchedulingData extends RegisteredPart {
  readonly name = 'citas_ofrecidas';

  async read(manager: EntityManager, subject: DataSubject): Promise<HeldData> {
    const rows = await manager.find(SlotInvitation, {
      where: ofPerson(subject),
      order: { created_at: 'ASC' },
    });
    return {
      data: rows.map((row) => ({
        aplicacion_id: row.aplicacion_id,
        ofrecida: row.created_at.toISOString(),
        caduca: row.caduca_at.toISOString(),
        retirada: row.revocada_at?.toISOString() ?? null,
        elegida: row.usada_at?.toISOString() ?? null,
        entrevista_id: row.entrevista_id,
      })),
    };
  }
}
