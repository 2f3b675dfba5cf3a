import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { COUNT_CAP } from '../../platform/http/lists/list-query.js';
import { TrackingLink } from './tracking-link.entity.js';

export interface LinkRow {
  id: string;
  codigo: string;
  nombre: string;
  vacante_id: string | null;
  visitas: string;
  /** Null: more than COUNT_CAP. */
  candidaturas: number | null;
  created_at: Date;
  autor: string | null;
}

/** A link with its figures; applications are counted up to COUNT_CAP along their index. */
const LINKS = `
  SELECT l.id, l.codigo, l.nombre, l.vacante_id, l.visitas, l.created_at,
    coalesce(nullif(concat_ws(' ', u.nombre, u.apellidos), ''), u.email) AS autor,
    CASE WHEN n.total <= ${COUNT_CAP} THEN n.total END AS candidaturas
  FROM enlaces_vacante l LEFT JOIN users u ON u.id = l.creado_por
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS total FROM (
      SELECT 1 FROM aplicaciones_vacantes a
      WHERE a.canal = l.codigo AND a.canal <> 'web' AND a.deleted_at IS NULL LIMIT ${COUNT_CAP + 1}) capped
  ) n`;

@Injectable()
export class TrackingLinksRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Of a vacancy, or of all openings; the newest first. There are few. */
  list(vacancyId: string | null, limit: number): Promise<LinkRow[]> {
    // Not IS NOT DISTINCT FROM: that would read every link.
    const [where, params] = vacancyId ? ['= $1', [vacancyId]] : ['IS NULL', []];
    return this.dataSource.query<LinkRow[]>(
      `${LINKS} WHERE l.vacante_id ${where} ORDER BY l.created_at DESC, l.id DESC LIMIT ${limit}`,
      params,
    );
  }

  async find(id: string): Promise<LinkRow | null> {
    const [row] = await this.dataSource.query<LinkRow[]>(`${LINKS} WHERE l.id = $1`, [id]);
    return row ?? null;
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

  /** Whether the code names a link, which then stays until the transaction ends. */
  async holdCode(manager: EntityManager, codigo: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      // A key share does not wait for visits that are being counted.
      `SELECT 1 FROM enlaces_vacante WHERE codigo = $1 FOR KEY SHARE`,
      [codigo],
    );
    return rows.length > 0;
  }

  async hasApplications(manager: EntityManager, codigo: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      // Also those that nobody sees now: they may come back, with the code.
      `SELECT 1 FROM aplicaciones_vacantes WHERE canal = $1 AND canal <> 'web' LIMIT 1`,
      [codigo],
    );
    return rows.length > 0;
  }

  async addVisit(codigo: string): Promise<void> {
    await this.dataSource.query(`UPDATE enlaces_vacante SET visitas = visitas + 1 WHERE codigo = $1`, [
      codigo,
    ]);
  }
}
