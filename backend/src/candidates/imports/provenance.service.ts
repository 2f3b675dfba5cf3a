import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import {
  type DataSubject,
  type HeldData,
  PersonalDataHooks,
} from '../../platform/personal-data/personal-data-hooks.js';
import type { ProvenanceResponse } from './import.dto.js';
import { ImportsRepository } from './imports.repository.js';

/** Where people's data came from, in their record and in their copy; and what imports hold about them besides. */
@Injectable()
export class ProvenanceService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: ImportsRepository,
    private readonly hooks: PersonalDataHooks,
  ) {}

  onModuleInit(): void {
    this.hooks.register({
      name: 'procedencia',
      read: async (manager, { candidateId }) => ({
        data: candidateId ? (await this.repository.listProvenance(manager, candidateId)).map(toHeld) : [],
      }),
    });
    this.hooks.register({
      name: 'filas_importadas',
      read: (manager, subject) => this.rows(manager, subject),
      erase: (manager, subject) => this.erase(manager, subject),
    });
  }

  async list(candidateId: string): Promise<ProvenanceResponse[]> {
    return this.repository.listProvenance(this.dataSource.manager, candidateId);
  }

  private async rows(manager: EntityManager, { candidateId }: DataSubject): Promise<HeldData> {
    if (candidateId === null) return { data: [] };
    const data = await manager.query<unknown[]>(
      `SELECT i.nombre AS archivo, i.columnas, f.valores, f.cambios AS campos_completados, i.created_at
       FROM importacion_filas f JOIN importaciones i ON i.id = f.importacion_id
       WHERE f.candidato_id = $1 ORDER BY i.created_at, f.numero`,
      [candidateId],
    );
    return { data };
  }

  /**
   * Also rows that were left out, and drafts: by the address alone, as nothing else says whose they are. What became
   * another record stays with that one.
   */
  private async erase(manager: EntityManager, { candidateId, userId }: DataSubject): Promise<void> {
    const addresses = `SELECT lower(email) FROM candidates WHERE id = $1
      UNION SELECT email_normalizado FROM users WHERE id = $2`;
    const subject = [candidateId, userId];
    await manager.query(
      `DELETE FROM importacion_filas WHERE candidato_id = $1 OR candidato_id IS NULL AND duplicado_id = $1`,
      [candidateId],
    );
    await manager.query(
      `DELETE FROM importacion_filas WHERE candidato_id IS NULL AND email IN (${addresses})`,
      subject,
    );
    // Before a preview nobody has said which column is the address.
    await manager.query(
      `DELETE FROM importacion_filas f USING importaciones i
       WHERE i.id = f.importacion_id AND i.estado = 'borrador' AND EXISTS (
         SELECT 1 FROM unnest(f.valores) v
         WHERE regexp_replace(lower(btrim(v)), '^mailto:', '') IN (${addresses}))`,
      subject,
    );
    await manager.query(`DELETE FROM borradores_cv WHERE email <> '' AND lower(email) IN (${addresses})`, [
      candidateId,
      userId,
    ]);
  }
}

const toHeld = ({ nombre, origen, informados_el, fecha }: ProvenanceResponse) => ({
  archivo: nombre,
  origen,
  informados_el,
  fecha,
});
