import { TAG_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { every } from '../../../platform/database/sql/conditions.js';
import { db } from '../../../platform/database/sql/db.js';
import { count } from '../../../platform/database/sql/scalars.js';
import { CandidateTag } from './tag.entity.js';
import type { TagResponse } from './tag.dto.js';

@Injectable()
export class TagsRepository {
  /** Every tag, or one, by name; people are counted up to a cap, so that a popular tag costs no more than others. */
  async list(manager: EntityManager, id: string | null = null): Promise<TagResponse[]> {
    const rows = await db(manager)
      .selectFrom('etiquetas as e')
      .crossJoinLateral((eb) =>
        eb
          .selectFrom(
            eb
              .selectFrom('candidato_etiquetas as ce')
              .innerJoin('candidates as c', (join) =>
                join.onRef('c.id', '=', 'ce.candidato_id').on('c.deleted_at', 'is', null),
              )
              .whereRef('ce.etiqueta_id', '=', 'e.id')
              .limit(TAG_LIMITS.contadas + 1)
              .select('c.id')
              .as('capped'),
          )
          .select(count().as('total'))
          .as('counted'),
      )
      .where((eb) => every(id && eb('e.id', '=', id)))
      .orderBy('e.clave')
      .limit(TAG_LIMITS.etiquetas)
      .select(['e.id', 'e.nombre', 'e.color', 'counted.total'])
      .execute();
    return rows.map(({ total, ...tag }) => ({
      ...tag,
      personas: total > TAG_LIMITS.contadas ? null : total,
    }));
  }

  /** False: the person had the tag already. */
  async putOn(manager: EntityManager, candidateId: string, tagId: string): Promise<boolean> {
    const put = await db(manager)
      .insertInto('candidato_etiquetas')
      .values({ candidato_id: candidateId, etiqueta_id: tagId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return put !== undefined;
  }

  /** False: the person did not have the tag. */
  async takeOff(manager: EntityManager, candidateId: string, tagId: string): Promise<boolean> {
    const { affected } = await manager.delete(CandidateTag, {
      candidato_id: candidateId,
      etiqueta_id: tagId,
    });
    return affected === 1;
  }
}
