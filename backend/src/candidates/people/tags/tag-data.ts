import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type DataSubject,
  type HeldData,
  RegisteredPart,
} from '../../../platform/personal-data/personal-data-hooks.js';
import { CandidateTag } from './tag.entity.js';

/** Tags in a person's copy, as notes are: HR says something about the person with them. Rows go by foreign key. */
@Injectable()
export class TagData extends RegisteredPart {
  readonly name = 'etiquetas';

  async read(manager: EntityManager, { candidateId }: DataSubject): Promise<HeldData> {
    if (candidateId === null) return { data: [] };
    const tags = await manager.find(CandidateTag, {
      where: { candidato_id: candidateId },
      relations: { etiqueta: true },
      order: { created_at: 'ASC', id: 'ASC' },
    });
    return { data: tags.map(({ etiqueta, created_at }) => ({ nombre: etiqueta.nombre, created_at })) };
  }
}
