import { ESTADOS, type Estado, STAGE_OF_ESTADO } from '@hiring/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { phaseBrief } from '../../candidates/applications/application.dto.js';
import { isOpenApplication } from '../../candidates/applications/estados.sql.js';
import type { Actor } from '../../platform/auth/actor.js';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import { db, type Source } from '../../platform/database/sql/db.js';
import { findPage, type OrderKey } from '../../platform/database/sql/list-page.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import { anyText, idOf, oneOf, yesOrNo } from '../../platform/http/lists/filter-rules.js';
import type { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import {
  type ListQuery,
  type ListRules,
  type Page,
  parseListQuery,
} from '../../platform/http/lists/list-query.js';
import { ofOthers, ofVacancies, teamVacancies } from '../team-rows.js';
import type { TeamApplication } from './team.dto.js';

const FILTERS = {
  q: anyText(
    'Name, skills, experience, studies, letter and CV; "words together", -unwanted; the last word may be unfinished.',
  ),
  vacante_id: idOf('Of this opening.'),
  estado: oneOf(ESTADOS, 'State of the application.'),
  abierta: yesOrNo('Whether the process goes on.'),
  por_ver: yesOrNo('Whether whoever asks has not opened it yet.'),
} as const;

type Sort = 'fecha_aplicacion' | 'en_fase_desde';
export type TeamQuery = ListQuery<Sort, keyof typeof FILTERS>;

export const TEAM_LIST = {
  sort: ['fecha_aplicacion', 'en_fase_desde'],
  filter: FILTERS,
  cursor: true,
  example: { abierta: 'true' },
} as const satisfies ListRules<Sort, keyof typeof FILTERS>;

/** @throws {DomainError} `invalid_query` naming the parameter. */
export const parseTeamList = (query: ListQueryDto): TeamQuery => parseListQuery(query, TEAM_LIST);

const a = rowOf<'aplicaciones_vacantes', 'a'>();
const OPEN = isOpenApplication('a');

const notSeenBy = (userId: string) =>
  sql<SqlBool>`not exists (select from vistas_equipo s where s.aplicacion_id = a.id and s.usuario_id = ${userId})`;

/** Open applications of a manager that they have not opened. */
export const toSee = (source: Source, vacancies: readonly string[], { userId }: Pick<Actor, 'userId'>) =>
  db(source)
    .selectFrom('aplicaciones_vacantes as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .where(every(ofVacancies(vacancies, { userId }), OPEN, notSeenBy(userId)));

/** A page of the applications to a manager's openings. @param matching what the search text says of people `c` */
export async function findTeamApplications(
  source: DataSource,
  { filter, sort: { field, direction }, ids: asked, ...window }: TeamQuery,
  viewer: Actor,
  matching: Expression<SqlBool> | null,
): Promise<Page<TeamApplication>> {
  const { vacante_id, estado, abierta, por_ver } = filter;
  const vacancies = await teamVacancies(source, viewer);
  const seen = notSeenBy(viewer.userId);
  const keys: OrderKey[] = [
    { by: a.ref(`a.${field}`), type: 'timestamptz', direction },
    { by: a.ref('a.id'), type: 'uuid', direction },
  ];
  const { ids, total, next } = await findPage(
    source,
    db(source)
      .selectFrom('aplicaciones_vacantes as a')
      .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
      .where(
        every(
          ofVacancies(vacancies, viewer),
          matching,
          asked && isAnyOf(a.ref('a.id'), asked),
          vacante_id && a('a.vacante_id', '=', vacante_id),
          estado && a('a.estado', '=', estado as Estado),
          abierta && (abierta === 'true' ? OPEN : a.not(OPEN)),
          por_ver && (por_ver === 'true' ? seen : sql<SqlBool>`not (${seen})`),
        ),
      ),
    { id: a.ref('a.id'), keys, window },
  );
  const items = await teamApplications(source, ids, viewer);
  return { items, total, offset: window.offset, next, byCursor: window.after !== null };
}

/** These applications as a manager sees them, in the order of the ids. The caller has checked the ids. */
export async function teamApplications(
  source: Source,
  ids: readonly string[],
  { userId }: Pick<Actor, 'userId'>,
): Promise<TeamApplication[]> {
  const rows = await db(source)
    .selectFrom('aplicaciones_vacantes as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
    .leftJoin('fases as f', 'f.id', 'a.fase_id')
    .leftJoin('vistas_equipo as s', (join) =>
      join.onRef('s.aplicacion_id', '=', 'a.id').on('s.usuario_id', '=', userId),
    )
    .leftJoin('propuestas_equipo as p', (join) =>
      join
        .onRef('p.aplicacion_id', '=', 'a.id')
        .on('p.usuario_id', '=', userId)
        .on('p.resuelta_at', 'is', null),
    )
    .where((eb) => isAnyOf(eb.ref('a.id'), ids))
    .where(ofOthers({ userId }))
    .select(['a.id', 'c.nombre', 'c.apellidos', 'a.vacante_id', 'v.titulo as vacante_titulo', 'a.estado'])
    .select([
      'a.fase_id',
      'f.nombre as fase_nombre',
      'a.retirada_at',
      'a.fecha_aplicacion',
      'a.en_fase_desde',
    ])
    .select(['c.cv_archivo_id', 's.vista_at', 'p.propuesta'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      id,
      nombre: row.nombre,
      apellidos: row.apellidos,
      vacante_id: row.vacante_id,
      vacante_titulo: row.vacante_titulo,
      estado: row.estado,
      stage: STAGE_OF_ESTADO[row.estado],
      fase: phaseBrief(row),
      retirada: row.retirada_at !== null,
      fecha_aplicacion: row.fecha_aplicacion.toISOString(),
      en_fase_desde: row.en_fase_desde.toISOString(),
      cv_url: row.cv_archivo_id && `/api/team/applications/${id}/cv`,
      vista_at: row.vista_at?.toISOString() ?? null,
      propuesta: row.propuesta,
    };
  });
}
