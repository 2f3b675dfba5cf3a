import { TAG_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TagResponse } from './tag.dto.js';

@Injectable()
export class TagsRepository {
  /** Every tag, or one, by name; people are counted up to a cap, so that a popular tag costs no more than others. */
  async list(manager: EntityManager, id: string | null = null): Promise<TagResponse[]> {
    const rows = await manager.query<(Omit<TagResponse, 'personas'> & { total: number })[]>(
      `SELECT e.id, e.nombre, e.color, counted.total FROM etiquetas e CROSS JOIN LATERAL (
         SELECT count(*)::int AS total FROM (
           SELECT 1 FROM candidato_etiquetas ce JOIN candidates c ON c.id = ce.candidato_id AND c.deleted_at IS NULL
           WHERE ce.etiqueta_id = e.id LIMIT ${TAG_LIMITS.contadas + 1}
         ) capped
       ) counted
       WHERE $1::uuid IS NULL OR e.id = $1 ORDER BY e.clave LIMIT ${TAG_LIMITS.etiquetas}`,
      [id],
    );
    return rows.map(({ total, ...tag }) => ({
      ...tag,
      personas: total > TAG_LIMITS.contadas ? null : total,
    }));
  }

  /** False: it was there already. */
  async putOn(manager: EntityManager, candidateId: string, tagId: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `INSERT INTO candidato_etiquetas (candidato_id, etiqueta_id) VALUES ($1, $2)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [candidateId, tagId],
    );
    return rows.length > 0;
  }

  /** False: it was not there. */
  async takeOff(manager: EntityManager, candidateId: string, tagId: string): Promise<boolean> {
    const [, removed] = await manager.query<[unknown[], number]>(
      `DELETE FROM candidato_etiquetas WHERE candidato_id = $1 AND etiqueta_id = $2`,
      [candidateId, tagId],
    );
    return removed > 0;
  }
}
