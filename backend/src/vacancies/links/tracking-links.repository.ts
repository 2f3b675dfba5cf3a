import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type InferResult, sql } from 'kysely';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { nameOrEmail } from '../../auth/account-name.sql.js';
import { db } from '../../platform/database/sql/db.js';
import { count } from '../../platform/database/sql/scalars.js';
import { COUNT_CAP } from '../../platform/http/lists/list-query.js';
import { TrackingLink } from './tracking-link.entity.js';

/** A link with its figures; its applications are counted by index up to COUNT_CAP. */
const links = (source: DataSource) =>
  db(source)
    .selectFrom('enlaces_vacante as l')
    .leftJoin('users as u', 'u.id', 'l.creado_por')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom('aplicaciones_vacantes as a')
            .whereRef('a.canal', '=', 'l.codigo')
            .where('a.canal', '<>', sql.lit('web'))
            .where('a.deleted_at', 'is', null)
            .limit(COUNT_CAP + 1)
            .select('a.id')
            .as('capped'),
        )
        .select(count().as('total'))
        .as('n'),
    )
    .select([
      'l.id',
      'l.codigo',
      'l.nombre',
      'l.vacante_id',
      'l.visitas',
      'l.created_at',
      nameOrEmail('u').as('autor'),
    ])
    .select((eb) =>
      // Null: more than COUNT_CAP.
      eb.case().when('n.total', '<=', COUNT_CAP).then(eb.ref('n.total')).end().as('candidaturas'),
    );
export type LinkRow = InferResult<ReturnType<typeof links>>[number];

@Injectable()
export class TrackingLinksRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Links of a vacancy, or of all openings, newest first. There are few. */
  list(vacancyId: string | null, limit: number): Promise<LinkRow[]> {
    return (
      links(this.dataSource)
        // IS NOT DISTINCT FROM would scan all links.
        .where('l.vacante_id', vacancyId ? '=' : 'is', vacancyId)
        .orderBy('l.created_at', 'desc')
        .orderBy('l.id', 'desc')
        .limit(limit)
        .execute()
    );
  }

  async find(id: string): Promise<LinkRow | null> {
    return (await links(this.dataSource).where('l.id', '=', id).executeTakeFirst()) ?? null;
  }

  findByCode(manager: EntityManager, codigo: string): Promise<TrackingLink | null> {
    return manager.findOneBy(TrackingLink, { codigo });
  }

  count(manager: EntityManager, vacancyId: string | null): Promise<number> {
    return manager.countBy(TrackingLink, { vacante_id: vacancyId ?? IsNull() });
  }

  findAndLock(manager: EntityManager, id: string): Promise<TrackingLink | null> {
    return manager.findOne(TrackingLink, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Whether the code exists; the link is then locked against deletion until the transaction ends. */
  async holdCode(manager: EntityManager, codigo: string): Promise<boolean> {
    const rows = await db(manager)
      .selectFrom('enlaces_vacante')
      .where('codigo', '=', codigo)
      .select('id')
      // FOR KEY SHARE does not wait for concurrent visit counts.
      .forKeyShare()
      .execute();
    return rows.length > 0;
  }

  async hasApplications(manager: EntityManager, codigo: string): Promise<boolean> {
    // Includes deleted applications, which may be restored with their code.
    const rows = await db(manager)
      .selectFrom('aplicaciones_vacantes')
      .where('canal', '=', codigo)
      .where('canal', '<>', sql.lit('web'))
      .select('id')
      .limit(1)
      .execute();
    return rows.length > 0;
  }

  async addVisit(codigo: string): Promise<void> {
    await this.dataSource.query(`UPDATE enlaces_vacante SET visitas = visitas + 1 WHERE codigo = $1`, [
      codigo,
    ]);
  }
}
