import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type DataSubject,
  type HeldData,
  RegisteredPart,
} from '../../platform/personal-data/personal-data-hooks.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import type { DocumentRequest } from './document-request.entity.js';
import { DocumentsRepository } from './documents.repository.js';

/** The documents of a person, for a copy and for an erasure. */
@Injectable()
export class DocumentData extends RegisteredPart {
  readonly name = 'documentos';

  constructor(
    private readonly documents: DocumentsRepository,
    private readonly storage: FileStorage,
  ) {
    super();
  }

  async read(manager: EntityManager, subject: DataSubject): Promise<HeldData> {
    const requests = await this.list(manager, subject);
    return {
      data: requests.map(
        ({ nombre, instrucciones, estado, motivo, plazo, subido_at, created_at, archivo }) => ({
          nombre,
          instrucciones,
          estado,
          motivo,
          plazo,
          archivo: archivo?.nombre_original ?? null,
          subido_at,
          created_at,
        }),
      ),
      files: requests.flatMap(({ archivo }, index) =>
        archivo
          ? [
              {
                archivoId: archivo.id,
                name: `documento-${requests.length - index}-${archivo.nombre_original}`,
              },
            ]
          : [],
      ),
    };
  }

  /** The rows go with the person's; their files are given up. */
  async erase(manager: EntityManager, subject: DataSubject): Promise<void> {
    for (const { archivo_id } of await this.list(manager, subject)) {
      if (archivo_id) await this.storage.release(manager, archivo_id);
    }
  }

  private list(manager: EntityManager, subject: DataSubject): Promise<DocumentRequest[]> {
    return subject.candidateId
      ? this.documents.listOfCandidate(subject.candidateId, manager)
      : Promise.resolve([]);
  }
}
