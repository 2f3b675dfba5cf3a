import type { DuplicadoMotivo } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isOpenRow } from '../applications/estados.sql.js';
import type { Moved } from './merge.entity.js';

/** A record as it is compared with another one. */
export interface RecordRow {
  id: string;
  user_id: string | null;
  nombre: string;
  apellidos: string;
  email: string;
  telefono: string;
  fecha_nacimiento: string | null;
  ciudad: string;
  cv_archivo_id: string | null;
  candidaturas: number;
  abiertas: (string | null)[];
  created_at: Date;
  updated_at: Date;
}

export interface MergeRow {
  id: string;
  conservado_id: string;
  absorbido_id: string;
  absorbido: string;
  autor: string | null;
  hecha_at: Date;
  movido: Moved;
  mensajes: number;
  cv: string | null;
}

/** More records of one person than anybody compares. */
const SHOWN = 20;

@Injectable()
export class MergesRepository {
  /** Records of these ids that are not deleted, with their open applications. */
  async compare(manager: EntityManager, ids: readonly string[]): Promise<Map<string, RecordRow>> {
    const rows = await manager.query<RecordRow[]>(
      `SELECT c.id, c.user_id, c.nombre, c.apellidos, c.email, c.telefono,
              c.fecha_nacimiento::text AS fecha_nacimiento, c.ciudad, c.cv_archivo_id, a.candidaturas, a.abiertas,
              c.created_at, c.updated_at
       FROM candidates c CROSS JOIN LATERAL (
         SELECT count(*)::int AS candidaturas, coalesce(array_agg(vacante_id::text) FILTER (
           WHERE ${isOpenRow('o')}), '{}') AS abiertas
         FROM aplicaciones_vacantes o WHERE candidato_id = c.id AND deleted_at IS NULL
       ) a WHERE c.id = ANY($1) AND c.deleted_at IS NULL`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Other records with the same e-mail, phone, or name and day of birth; each key read through its index. */
  listAlike(manager: EntityManager, id: string): Promise<{ id: string; motivos: DuplicadoMotivo[] }[]> {
    return manager.query(
      `SELECT found.id, array_agg(found.motivo ORDER BY found.motivo) AS motivos FROM (
         SELECT b.candidato_id AS id, 'email' AS motivo FROM busqueda_candidatos mine
           JOIN busqueda_candidatos b ON b.clave_email = mine.clave_email WHERE mine.candidato_id = $1
         UNION ALL
         SELECT b.candidato_id, 'telefono' FROM busqueda_candidatos mine
           JOIN busqueda_candidatos b ON b.clave_telefono = mine.clave_telefono WHERE mine.candidato_id = $1
         UNION ALL
         SELECT b.candidato_id, 'persona' FROM busqueda_candidatos mine
           JOIN busqueda_candidatos b ON b.clave_persona = mine.clave_persona WHERE mine.candidato_id = $1
       ) found JOIN candidates c ON c.id = found.id
       WHERE found.id <> $1 AND c.deleted_at IS NULL
       GROUP BY found.id ORDER BY count(*) DESC, found.id LIMIT ${SHOWN}`,
      [id],
    );
  }

  /** Merges that stand, of one kept record or one by id, newest first. */
  listStanding(manager: EntityManager, by: { keptId: string } | { id: string }): Promise<MergeRow[]> {
    const [column, value] = 'id' in by ? ['f.id', by.id] : ['f.conservado_id', by.keptId];
    return manager.query(
      `SELECT f.id, f.conservado_id, f.absorbido_id, concat_ws(' ', a.nombre, a.apellidos) AS absorbido, f.hecha_at,
              f.movido, coalesce(nullif(concat_ws(' ', u.nombre, u.apellidos), ''), u.email) AS autor,
              coalesce(h.mensajes, 0) AS mensajes, k.cv_archivo_id AS cv
       FROM fusiones f JOIN candidates a ON a.id = f.absorbido_id
       JOIN candidates k ON k.id = f.conservado_id AND k.deleted_at IS NULL
       LEFT JOIN users u ON u.id = f.hecha_por LEFT JOIN hilos h ON h.candidato_id = f.conservado_id
       WHERE ${column} = $1 AND f.deshecha_at IS NULL ORDER BY f.hecha_at DESC, f.id DESC`,
      [value],
    );
  }
}
