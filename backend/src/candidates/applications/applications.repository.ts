import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Expression, type InferResult, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DataSource } from 'typeorm';
import { nameOrEmail } from '../../auth/account-name.sql.js';
import { type Db, db, type Source } from '../../platform/database/sql/db.js';
import { asText } from '../../platform/database/sql/scalars.js';

/** The events of an application, oldest first, each with its author, its reason and its latest message. */
const historyOf = (db: Db, applicationId: Expression<string>) =>
  db
    .selectFrom('aplicacion_historial as h')
    .leftJoin('users as u', 'u.id', 'h.actor_id')
    .leftJoin('motivos_rechazo as m', 'm.id', 'h.motivo_rechazo_id')
    .leftJoin('fases as f', 'f.id', 'h.fase_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('correos as c')
          .whereRef('c.historial_id', '=', 'h.id')
          .orderBy('c.created_at', 'desc')
          .limit(1)
          .select(['c.id', 'c.estado', 'c.enviar_desde'])
          .as('e'),
      (join) => join.onTrue(),
    )
    .where((eb) => eb('h.aplicacion_id', '=', applicationId))
    .orderBy('h.created_at')
    .orderBy('h.id')
    .select(['h.id', 'h.tipo', 'h.de', 'h.a', 'h.mensaje_candidato', 'm.nombre as motivo_rechazo'])
    .select('f.nombre as fase')
    .select(['e.id as correo_id', 'e.estado as correo_estado'])
    .select((eb) => [
      nameOrEmail('u').as('autor'),
      eb
        .selectFrom('ejecuciones_regla as r')
        .whereRef('r.aplicacion_id', '=', 'h.aplicacion_id')
        .where('h.actor_id', 'is', null)
        .where(sql<SqlBool>`r.acciones @> jsonb_build_array(jsonb_build_object('historial_id', h.id))`)
        .limit(1)
        .select('r.regla')
        .as('regla'),
      asText(eb.ref('h.created_at')).as('created_at'),
      asText(eb.ref('h.visible_at')).as('visible_at'),
      asText(eb.ref('h.deshecha_at')).as('deshecha_at'),
      asText(eb.ref('e.enviar_desde')).as('enviar_desde'),
    ]);

/** Applications that are not deleted, newest first, with all that their details show; instants are text. */
export const applicationRecords = (db: Db) =>
  db
    .selectFrom('aplicaciones_vacantes as a')
    .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
    .leftJoin('fases as f', 'f.id', 'a.fase_id')
    .where('a.deleted_at', 'is', null)
    .orderBy('a.fecha_aplicacion', 'desc')
    .orderBy('a.id', 'desc')
    .select(['a.id', 'a.candidato_id', 'a.vacante_id', 'v.titulo as vacante_titulo'])
    .select(['a.departamento', 'a.posicion', 'a.estado', 'a.estado_candidato', 'a.prioridad'])
    .select([
      'a.feedback_rrhh',
      'a.notas_rrhh',
      'a.cuestionario_respuestas',
      'a.canal',
      'a.version',
      'a.campos',
    ])
    .select(['a.fase_id', 'f.nombre as fase_nombre', 'f.frase as fase_frase', 'f.dias as fase_dias'])
    .select((eb) => [
      asText(eb.ref('a.fecha_aplicacion')).as('fecha_aplicacion'),
      asText(eb.ref('a.en_fase_desde')).as('en_fase_desde'),
      asText(eb.ref('a.fecha_respuesta')).as('fecha_respuesta'),
      asText(eb.ref('a.fecha_contratacion')).as('fecha_contratacion'),
      asText(eb.ref('a.retirada_at')).as('retirada_at'),
      asText(eb.ref('a.created_at')).as('created_at'),
      asText(eb.ref('a.modificado_at')).as('modificado_at'),
      jsonArrayFrom(historyOf(db, eb.ref('a.id'))).as('historial'),
    ]);

/** An application with what its detail shows. */
export type ApplicationRecord = InferResult<ReturnType<typeof applicationRecords>>[number];
export type HistoryRecord = ApplicationRecord['historial'][number];

const recordOf = (source: Source, { id }: { id: string }) =>
  applicationRecords(db(source)).where('a.id', '=', id).execute();

@Injectable()
export class ApplicationsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async findRecord(id: string): Promise<ApplicationRecord | null> {
    return (await recordOf(this.dataSource, { id }))[0] ?? null;
  }
}
