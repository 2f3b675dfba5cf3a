import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type DataSubject,
  type HeldData,
  RegisteredPart,
} from '../../../platform/personal-data/personal-data-hooks.js';
import { Note } from './note.entity.js';

/** Notes in a person's copy, without their authors; those that were taken away are held too. Rows go by foreign key. */
@Injectable()
export class NoteData extends RegisteredPart {
  readonly name = 'notas_internas';

  async read(manager: EntityManager, { candidateId }: DataSubject): Promise<HeldData> {
    if (candidateId === null) return { data: [] };
    const notes = await manager.find(Note, {
      where: { candidato_id: candidateId },
      order: { created_at: 'ASC', id: 'ASC' },
    });
    const data = notes.map(({ texto, created_at, editada_at, deleted_at }) => ({
      texto,
      created_at,
      editada_at,
      eliminada_at: deleted_at,
    }));
    return { data };
  }
}
