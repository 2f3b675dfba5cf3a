import { CORREO_ESTADOS, type CorreoEstado, EMAIL_KINDS, type Plantilla, PLANTILLAS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import { db } from '../../platform/database/sql/db.js';
import { searchPage } from '../../platform/database/sql/list-search.js';
import { inOrderOf, isAnyOf, isSet, msFromNow, NOW } from '../../platform/database/sql/scalars.js';
import type { Position } from '../../platform/http/lists/cursor.js';
import { anyText, idOf, oneOf, yesOrNo } from '../../platform/http/lists/filter-rules.js';
import type { ListQuery } from '../../platform/http/lists/list-query.js';
import { searchWords } from '../../platform/http/lists/search-words.js';
import { Email } from './email.entity.js';

export const EMAIL_FILTERS = {
  q: anyText('Words of recipient and subject.'),
  candidato_id: idOf('Who it is about.'),
  aplicacion_id: idOf('Which application it is about.'),
  estado: oneOf(CORREO_ESTADOS, 'Whether it has left.'),
  plantilla: oneOf(PLANTILLAS, 'Kind of message.'),
  retenido: yesOrNo('`true`: those held since a restore.'),
};
export type EmailFilterName = keyof typeof EMAIL_FILTERS;
export type EmailRecord = Awaited<ReturnType<EmailsRepository['listByIds']>>[number];

const c = rowOf<'correos', 'c'>();
/** Account messages are half of each index, which starts with `de_cuenta`. */
export const IS_OF_NO_ACCOUNT = c('c.de_cuenta', '=', sql.lit(false));
const IS_OF_ACCOUNT = c('c.de_cuenta', '=', sql.lit(true));

/** Written exactly as in the index of held messages. */
export const HELD = every(c('c.retenido_at', 'is not', null), c('c.estado', '=', sql.lit('pendiente')));

/** No change hidden from the candidate waits with it. */
export const NOT_HIDDEN = c.not(
  c.exists(
    c
      .selectFrom('aplicacion_historial as h')
      .whereRef('h.id', '=', 'c.historial_id')
      .where('h.visible_at', 'is', null)
      .where('h.deshecha_at', 'is', null),
  ),
);

const QUARANTINED = c.selectFrom('plazos_conservacion as q').where('q.estado', '=', sql.lit('cuarentena'));
/** Excludes messages to people whose record is in quarantine. */
const IS_READABLE = every(
  c.or([
    c('c.candidato_id', 'is', null),
    c('c.candidato_id', 'not in', QUARANTINED.select('q.candidato_id')),
  ]),
  c.or([
    c('c.user_id', 'is', null),
    c(
      'c.user_id',
      'not in',
      QUARANTINED.innerJoin('candidates as k', 'k.id', 'q.candidato_id')
        .where('k.user_id', 'is not', null)
        .select('k.user_id'),
    ),
  ]),
);

/** Message queries of the back office, as plain rows: first the ids by an index, then their rows. */
@Injectable()
export class EmailsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list(
    { filter, sort: { direction }, ...window }: ListQuery<'created_at', EmailFilterName>,
    withAccount: boolean,
  ): Promise<{ records: EmailRecord[]; total: number | null; next: Position | null }> {
    const { candidato_id, aplicacion_id, estado, plantilla, retenido, q } = filter;
    const kinds = kindsOf(plantilla, withAccount);
    if (kinds.length === 0) return { records: [], total: 0, next: null };
    const from = db(this.dataSource)
      .selectFrom('correos as c')
      .where(
        every(
          IS_READABLE,
          candidato_id && c('c.candidato_id', '=', candidato_id),
          aplicacion_id && c('c.aplicacion_id', '=', aplicacion_id),
          estado && c('c.estado', '=', estado as CorreoEstado),
          plantilla && c('c.plantilla', '=', plantilla as Plantilla),
          retenido === 'true' && HELD,
          kinds.length === 1 && kinds[0],
        ),
      );
    const { ids, ...page } = await searchPage(this.dataSource, from, {
      id: c.ref('c.id'),
      keys: [
        { by: c.ref('c.created_at'), type: 'timestamptz', direction },
        { by: c.ref('c.id'), type: 'uuid', direction },
      ],
      window,
      words: searchWords(q ?? ''),
      text: c.ref('c.busqueda'),
      shortWords: 'DESC',
      // Users who see both kinds get two ordered halves, merged.
      parts: kinds.length === 1 ? [] : kinds,
    });
    return { ...page, records: await this.listByIds(ids) };
  }

  /** In the order of the ids. */
  listByIds(ids: string[]) {
    return records(this.dataSource.manager)
      .where(isAnyOf(c.ref('c.id'), ids))
      .orderBy(inOrderOf(ids, c.ref('c.id')))
      .execute();
  }

  findById(manager: EntityManager, id: string): Promise<(EmailRecord & { html: string }) | undefined> {
    return records(manager).where('c.id', '=', id).select('c.html').executeTakeFirst();
  }

  async lock(manager: EntityManager, id: string): Promise<void> {
    await manager.query(`SELECT 1 FROM correos WHERE id = $1 FOR UPDATE`, [id]);
  }

  /** Makes a delayed or held message due now; returns its new send time, or null when it does not wait. */
  async makeDue(manager: EntityManager, id: string): Promise<Date | null> {
    const row = await db(manager)
      .updateTable('correos')
      .set({ enviar_desde: NOW, retenido_at: null, updated_at: NOW })
      .where('id', '=', id)
      .where('estado', '=', 'pendiente')
      .where((eb) => eb.or([eb('enviar_desde', '>', NOW), eb('retenido_at', 'is not', null)]))
      .returning('enviar_desde')
      .executeTakeFirst();
    return row?.enviar_desde ?? null;
  }

  /** Cancels a waiting message; false when it no longer waits. */
  async cancel(manager: EntityManager, id: string): Promise<boolean> {
    const { affected } = await manager.update(
      Email,
      { id, estado: 'pendiente' },
      { estado: 'cancelado', updated_at: () => 'now()' },
    );
    return affected === 1;
  }

  async findRecentByCause(
    manager: EntityManager,
    causes: string[],
    withinMs: number,
  ): Promise<string | null> {
    const row = await db(manager)
      .selectFrom('correos as c')
      .where(isAnyOf(c.ref('c.causa'), causes))
      .where('c.created_at', '>', msFromNow(-withinMs))
      .select('c.id')
      .orderBy('c.created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  }

  /** A new message with the same text, due now, to the person's current address. */
  async copy(manager: EntityManager, id: string, causa: string, actorId: string): Promise<string> {
    const { id: copied } = await db(manager)
      .insertInto('correos')
      .columns(['causa', 'creado_por', 'destinatario', ...COPIED])
      .expression((eb) =>
        eb
          .selectFrom('correos as c')
          .leftJoin('candidates as p', 'p.id', 'c.candidato_id')
          .leftJoin('users as u', 'u.id', 'c.user_id')
          .where('c.id', '=', id)
          .select([
            sql<string>`${causa}`.as('causa'),
            sql<string>`${actorId}::uuid`.as('creado_por'),
            sql<string>`coalesce(case when c.de_cuenta then u.email else p.email end, c.destinatario)`.as(
              'email',
            ),
          ])
          .select(COPIED.map((name) => `c.${name}` as const)),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return copied;
  }
}

const COPIED = [
  'plantilla',
  'de_cuenta',
  'user_id',
  'session_id',
  'candidato_id',
  'aplicacion_id',
  'contacto_id',
  'alerta_id',
  'entrevista_id',
  'calendario',
  'responder_a',
  'volver_a',
  'asunto',
  'html',
  'texto',
] as const;

const records = (manager: EntityManager) =>
  db(manager)
    .selectFrom('correos as c')
    .leftJoin('candidates as p', 'p.id', 'c.candidato_id')
    .where(IS_READABLE)
    .select([
      'c.id',
      'c.plantilla',
      'c.de_cuenta',
      'c.destinatario',
      'c.asunto',
      'c.texto',
      'c.estado',
      'c.enviar_desde',
      'c.enviado_at',
      'c.intentos',
      'c.ultimo_error',
      'c.entrega',
      'c.entrega_codigo',
      'c.candidato_id',
      'c.aplicacion_id',
      'c.created_at',
    ])
    .select((eb) => [
      // An omitted message whose time has come.
      isSet(eb.ref('c.reclamado_at')).as('released'),
      // Belongs to a move that is still hidden from the candidate.
      sql<boolean>`not ${NOT_HIDDEN}`.as('hidden'),
      // It waits since a restore.
      sql<boolean>`${HELD}`.as('held'),
      sql<string | null>`p.nombre || ' ' || p.apellidos`.as('candidato_nombre'),
    ]);

/** A template is of one kind only: searching the other kind would scan it in vain. */
function kindsOf(plantilla: string | undefined, withAccount: boolean) {
  const known = PLANTILLAS.find((word) => word === plantilla);
  const ofAccount = withAccount && (!known || EMAIL_KINDS[known].ofAccount);
  const ofOthers = !known || !EMAIL_KINDS[known].ofAccount;
  return [...(ofOthers ? [IS_OF_NO_ACCOUNT] : []), ...(ofAccount ? [IS_OF_ACCOUNT] : [])];
}
