import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import type { ProvenanceResponse } from './import.dto.js';

/** The source of people's data, for their record. */
@Injectable()
export class ProvenanceService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  list(candidateId: string): Promise<ProvenanceResponse[]> {
    return listProvenance(this.dataSource.manager, candidateId);
  }
}

export async function listProvenance(
  manager: EntityManager,
  candidateId: string,
): Promise<ProvenanceResponse[]> {
  const rows = await db(manager)
    .selectFrom('procedencias as p')
    .leftJoin('importaciones as i', 'i.id', 'p.importacion_id')
    .where('p.candidato_id', '=', candidateId)
    .select((eb) => [
      'i.id as importacion_id',
      'i.nombre',
      'i.tipo',
      eb.fn.coalesce('i.origen', 'p.origen').$notNull().as('origen'),
      eb.fn.coalesce('i.informados_el', 'p.informado_el').as('informados_el'),
      'p.created_at',
    ])
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, fecha: created_at.toISOString() }));
}
