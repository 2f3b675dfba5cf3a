import { type Role, ROLES, STAFF_ROLES } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import { db } from '../../platform/database/sql/db.js';
import type { FoundPage, OrderKey } from '../../platform/database/sql/list-page.js';
import { searchPage } from '../../platform/database/sql/list-search.js';
import { count, inOrderOf, isAnyOf, isOneOf, isSet } from '../../platform/database/sql/scalars.js';
import { anyText, oneOf } from '../../platform/http/lists/filter-rules.js';
import type { ListQuery } from '../../platform/http/lists/list-query.js';
import { searchWords } from '../../platform/http/lists/search-words.js';
import { hasSecondFactor } from '../second-factor/second-factors.repository.js';
import { liveSince } from '../sessions/session.rules.js';

export const USER_SORTS = ['created_at', 'last_sign_in_at', 'email'] as const;
export const USER_FILTERS = {
  q: anyText('Parts of name and e-mail.'),
  role: oneOf([...ROLES, 'personal'], 'Role; `personal`: everybody of the staff.'),
  status: oneOf(['active', 'inactive'], 'Whether the account may sign in.'),
};
export type UserListQuery = ListQuery<(typeof USER_SORTS)[number], keyof typeof USER_FILTERS>;
export type UserRecord = Awaited<ReturnType<UserListRepository['rows']>>[number];

const u = rowOf<'users', 'u'>();
/** Each column has an index; accounts that never signed in come last. */
const KEY: Readonly<Record<(typeof USER_SORTS)[number], Pick<OrderKey, 'by' | 'type'>>> = {
  created_at: { by: u.ref('u.created_at'), type: 'timestamptz' },
  last_sign_in_at: {
    by: sql`coalesce(${u.ref('u.last_sign_in_at')}, '-infinity')`,
    type: 'timestamptz',
  },
  email: { by: u.ref('u.email_normalizado'), type: 'text' },
};

/** Account list for administrators: first the ids by an index, then their rows. */
@Injectable()
export class UserListRepository {
  constructor(private readonly dataSource: DataSource) {}

  page({ filter: { role, status, q }, sort, ...window }: UserListQuery): Promise<FoundPage> {
    const { direction } = sort;
    const conditions = every(
      role && (role === 'personal' ? isOneOf(u.ref('u.role'), STAFF_ROLES) : u('u.role', '=', role as Role)),
      status && (status === 'active' ? u.ref('u.activo') : u.not(u.ref('u.activo'))),
    );
    return searchPage(this.dataSource, db(this.dataSource).selectFrom('users as u').where(conditions), {
      id: u.ref('u.id'),
      keys: [
        { ...KEY[sort.field], direction },
        { by: u.ref('u.id'), type: 'uuid', direction },
      ],
      window,
      words: searchWords(q ?? ''),
      text: u.ref('u.busqueda'),
    });
  }

  /** In the order of the ids. */
  rows(
    manager: EntityManager,
    ids: readonly string[],
    { now, idleMinutes }: { now: Date; idleMinutes: number },
  ) {
    const { opened, seen } = liveSince(now, idleMinutes);
    return db(manager)
      .selectFrom('users as u')
      .where(isAnyOf(u.ref('u.id'), ids))
      .select([
        'u.id',
        'u.email',
        'u.nombre',
        'u.apellidos',
        'u.role',
        'u.departamento',
        'u.posicion',
        'u.activo',
        'u.last_sign_in_at',
        'u.created_at',
      ])
      .select((eb) => [
        isSet(eb.ref('u.email_verified_at')).as('email_verified'),
        isSet(eb.ref('u.password_hash')).as('has_password'),
        hasSecondFactor(eb.ref('u.id')).as('two_factor'),
        eb
          .selectFrom('sessions as s')
          .whereRef('s.user_id', '=', 'u.id')
          .where('u.activo', '=', true)
          .where('s.revoked_at', 'is', null)
          .where('s.expires_at', '>', now)
          .where((of) =>
            of.or([
              of('u.role', '=', 'candidate'),
              of.and([of('s.created_at', '>', opened), of('s.last_seen_at', '>=', seen)]),
            ]),
          )
          .select(count().as('n'))
          .$asScalar()
          .$notNull()
          .as('open_sessions'),
        eb
          .selectFrom('candidates as c')
          .whereRef('c.user_id', '=', 'u.id')
          .where('c.deleted_at', 'is', null)
          .select('c.id')
          .as('candidate_id'),
      ])
      .orderBy(inOrderOf(ids, u.ref('u.id')))
      .execute();
  }
}
