import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type DataSubject,
  type HeldData,
  PersonalDataHooks,
} from '../../../platform/personal-data/personal-data-hooks.js';
import { CandidateTag } from './tag.entity.js';

/** Tags in a person's copy, as notes are: HR says something about the person with them. Rows go by foreign key. */
@Injectable()
export class TagData implements OnModuleInit {
  constructor(private readonly hooks: PersonalDataHooks) {}

  onModuleInit(): void {
    this.hooks.register({ name: 'etiquetas', read: (manager, subject) => this.read(manager, subject) });
  }

  private async read(manager: EntityManager, { candidateId }: DataSubject): Promise<HeldData> {
    if (candidateId === null) return { data: [] };
    const tags = await manager.find(CandidateTag, {
      where: { candidato_id: candidateId },
      relations: { etiqueta: true },
      order: { created_at: 'ASC', id: 'ASC' },
    });
    return { data: tags.map(({ etiqueta, created_at }) => ({ nombre: etiqueta.nombre, created_at })) };
  }
}
