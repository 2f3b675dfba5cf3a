import type { DataSource } from 'typeorm';
import { stageOf } from '../../src/candidates/applications/estados.sql.js';

export interface GivenMove {
  a: string;
  at: string;
  deshecha?: boolean;
}

export interface GivenApplication {
  /** Times as ISO text. */
  at: string;
  moves?: GivenMove[];
  departamento?: string;
  canal?: string;
  vacante?: string;
  retirada?: string;
  eliminada?: string;
}

let people = 0;

/** A person with one application and its history, as the product would have left them. */
export async function givenApplication(dataSource: DataSource, given: GivenApplication): Promise<string> {
  const { at, moves = [], departamento = 'mantenimiento', canal = 'web' } = given;
  const standing = moves.filter(({ deshecha }) => !deshecha);
  const estado = standing.at(-1)?.a ?? 'recibida';
  const answered = standing[0]?.at ?? null;
  const hired = estado === 'contratada' ? (standing.at(-1)?.at ?? null) : null;
  const email = `cifra${++people}@example.com`;
  const [row] = await dataSource.query<{ id: string }[]>(
    `WITH person AS (
       INSERT INTO candidates (nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion, estado,
         etapa, fecha_aplicacion, created_at, vacante_id, retirada_at, deleted_at)
       VALUES ('Núria', 'Puig Serra', $1, '+34 600 000 001', 'Carrer de l’Exemple, 1', 'Barcelona', $2, 'mecanico', $3,
         ${stageOf('$3')}, $4, $4, $5, $6, $7) RETURNING id)
     INSERT INTO aplicaciones_vacantes (candidato_id, departamento, posicion, estado, estado_candidato, canal,
       vacante_id, fecha_aplicacion, en_fase_desde, fecha_respuesta, fecha_contratacion, retirada_at, deleted_at)
     SELECT id, $2, 'mecanico', $3, $3, $8, $5, $4, $4, $9, $10, $6, $7 FROM person RETURNING id`,
    [
      email,
      departamento,
      estado,
      at,
      given.vacante ?? null,
      given.retirada ?? null,
      given.eliminada ?? null,
      canal,
      answered,
      hired,
    ],
  );
  const id = row?.id ?? '';
  let from = 'recibida';
  for (const move of moves) {
    await dataSource.query(
      `INSERT INTO aplicacion_historial (aplicacion_id, tipo, de, a, created_at, visible_at, deshecha_at)
       VALUES ($1, 'movida', $2, $3, $4::timestamptz, $4::timestamptz, CASE WHEN $5 THEN $4::timestamptz END)`,
      [id, from, move.a, move.at, move.deshecha ?? false],
    );
    if (!move.deshecha) from = move.a;
  }
  return id;
}

/** Deletes all applications and vacancies. */
export async function emptyWorld(dataSource: DataSource): Promise<void> {
  await dataSource.query('UPDATE candidates SET aplicacion_actual_id = NULL');
  await dataSource.query('DELETE FROM candidates');
  await dataSource.query('DELETE FROM vacantes');
}
