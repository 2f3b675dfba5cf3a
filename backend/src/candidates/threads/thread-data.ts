import { HR_TEAM } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type DataSubject,
  type HeldData,
  RegisteredPart,
} from '../../platform/personal-data/personal-data-hooks.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import { ThreadsRepository } from './threads.repository.js';

/** A person's conversation as their copy contains it, and its files at an erasure; rows go by foreign key. */
@Injectable()
export class ThreadData extends RegisteredPart {
  readonly name = 'conversacion';

  constructor(
    private readonly threads: ThreadsRepository,
    private readonly storage: FileStorage,
  ) {
    super();
  }

  async read(manager: EntityManager, { candidateId }: DataSubject): Promise<HeldData> {
    if (candidateId === null) return { data: [] };
    const messages = await this.threads.listOfCandidate(manager, candidateId);
    const files = messages.flatMap(({ orden, adjuntos }) =>
      adjuntos.map(({ posicion, archivo }) => ({
        archivoId: archivo.id,
        name: `conversacion/${orden}-${posicion + 1}-${archivo.nombre_original}`,
      })),
    );
    const data = messages.map(
      ({ autor, texto, adjuntos, leido_candidato_at, leido_rrhh_at, created_at }) => ({
        autor: autor === 'rrhh' ? HR_TEAM : 'Tú',
        texto,
        adjuntos: adjuntos.map(({ archivo }) => archivo.nombre_original),
        leido_at: (autor === 'rrhh' ? leido_candidato_at : leido_rrhh_at)?.toISOString() ?? null,
        created_at: created_at.toISOString(),
      }),
    );
    return { data, files };
  }

  async erase(manager: EntityManager, { candidateId }: DataSubject): Promise<void> {
    if (candidateId === null) return;
    const messages = await this.threads.listOfCandidate(manager, candidateId);
    for (const { archivo_id } of messages.flatMap(({ adjuntos }) => adjuntos)) {
      await this.storage.release(manager, archivo_id);
    }
  }
}
