import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Filterable, IS_PUBLIC } from '../../list/vacancy-filter.js';
import type { AlertEdition } from './alert-edition.entity.js';
import type { JobAlert } from '../job-alert.entity.js';

/** An opening that is news to alerts which have not looked at its edition. */
export type NewVacancy = Filterable & { id: string; titulo: string; publicada_at: Date; edicion: Date };

/** An alert that an edition looks at. */
export type DueAlert = Pick<
  JobAlert,
  'id' | 'email' | 'criterios' | 'criterios_hash' | 'ultima_revision' | 'created_at'
>;

const LIVE = 'confirmada_at IS NOT NULL AND baja_at IS NULL';

/** The editions and what they take. */
@Injectable()
export class EditionsRepository {
  /** Begins the day's edition with all that is new; false: it has begun already, here or in another process. */
  async open(manager: EntityManager, dia: string, instante: Date): Promise<boolean> {
    const opened = await manager.query<unknown[]>(
      `INSERT INTO alertas_ediciones (dia, instante) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING dia`,
      [dia, instante],
    );
    if (opened.length === 0) return false;
    // Each opening is of one edition, whenever its transaction was committed. What is paused now waits for the next.
    await manager.query(
      `UPDATE alertas_publicaciones p SET edicion = $1 FROM vacantes v
       WHERE p.edicion IS NULL AND v.id = p.vacante_id AND ${IS_PUBLIC}`,
      [instante],
    );
    return true;
  }

  async listUnfinished(manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ dia: string }[]>(
      `SELECT dia::text FROM alertas_ediciones WHERE terminada_at IS NULL ORDER BY dia`,
    );
    return rows.map(({ dia }) => dia);
  }

  /** Null: finished. */
  async findUnfinished(
    manager: EntityManager,
    dia: string,
  ): Promise<Pick<AlertEdition, 'dia' | 'instante'> | null> {
    const [row] = await manager.query<Pick<AlertEdition, 'dia' | 'instante'>[]>(
      `SELECT dia::text, instante FROM alertas_ediciones WHERE dia = $1 AND terminada_at IS NULL`,
      [dia],
    );
    return row ?? null;
  }

  /**
   * What is open to the public and news to an alert of now, or to one asked for since: featured first, then newest, as
   * in the list.
   */
  listNews(manager: EntityManager, until: Date, since: Date): Promise<NewVacancy[]> {
    return manager.query<NewVacancy[]>(
      `SELECT v.id, v.titulo, v.departamento, v.ubicacion, v.tipo_contrato, v.jornada, v.tags, v.destacada,
         v.experiencia_min, v.salario_min::float8 AS salario_min, v.salario_max::float8 AS salario_max, v.busqueda,
         p.publicada_at, p.edicion
       FROM alertas_publicaciones p JOIN vacantes v ON v.id = p.vacante_id
       WHERE ${IS_PUBLIC} AND p.edicion <= $1
         AND p.edicion > least($2, (SELECT min(ultima_revision) FROM alertas_empleo WHERE ${LIVE}))
       ORDER BY v.destacada DESC, v.fecha_publicacion DESC, v.id DESC`,
      [until, since],
    );
  }

  /** Locks alerts that have not looked at editions up to this one; those that another worker has are left to it. */
  takeDue(manager: EntityManager, newest: Date, limit: number): Promise<DueAlert[]> {
    return manager.query<DueAlert[]>(
      `SELECT id, email, criterios, criterios_hash, ultima_revision, created_at FROM alertas_empleo
       WHERE ${LIVE} AND ultima_revision < $1
       ORDER BY ultima_revision, id LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [newest, limit],
    );
  }

  async advance(manager: EntityManager, ids: readonly string[], to: Date): Promise<void> {
    await manager.query(`UPDATE alertas_empleo SET ultima_revision = $2 WHERE id = ANY($1)`, [ids, to]);
  }

  /** Only when no alert is left, not even one that another worker has just taken. */
  async finish(manager: EntityManager, dia: string, newest: Date | null, now: Date): Promise<void> {
    await manager.query(
      `UPDATE alertas_ediciones SET terminada_at = $3 WHERE dia = $1 AND terminada_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM alertas_empleo WHERE ${LIVE} AND ultima_revision < $2)`,
      [dia, newest, now],
    );
  }
}
