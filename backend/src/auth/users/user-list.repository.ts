import { ROLES } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Conditions, orderedPage, type OrderedPage } from '../../platform/database/ordered-page.js';
import { anyText, oneOf } from '../../platform/http/lists/filter-rules.js';
import type { ListQuery } from '../../platform/http/lists/list-query.js';
import { searchWords } from '../../platform/http/lists/search-words.js';
import { liveSince } from '../sessions/session.rules.js';
import type { UserRecord } from './user.dto.js';

export const USER_SORTS = ['created_at', 'last_sign_in_at', 'email'] as const;
export const USER_FILTERS = {
  q: anyText('Parts of name and e-mail.'),
  role: oneOf([...ROLES, 'personal'], 'Role; `personal`: administrators and HR.'),
  status: oneOf(['active', 'inactive'], 'Whether the account may sign in.'),
};
export type UserListQuery = ListQuery<(typeof USER_SORTS)[number], keyof typeof USER_FILTERS>;

/** Each with its index; who never signed in comes last of all. */
const KEY: Readonly<Record<(typeof USER_SORTS)[number], string>> = {
  created_at: 'created_at',
  last_sign_in_at: `coalesce(last_sign_in_at, '-infinity')`,
  email: 'email_normalizado',
};

/** Accounts as administrators read them: first the ids by an index, then their rows. */
@Injectable()
export class UserListRepository {
  constructor(private readonly dataSource: DataSource) {}

  page({ filter, sort, offset, limit, after }: UserListQuery): Promise<OrderedPage> {
    const conditions = new Conditions();
    if (filter.role === 'personal') conditions.add(`role IN ('admin', 'rrhh')`);
    else if (filter.role) conditions.add('role = ?', filter.role);
    if (filter.status) conditions.add(filter.status === 'active' ? 'activo' : 'NOT activo');
    return orderedPage(this.dataSource, {
      table: 'users',
      conditions,
      words: searchWords(filter.q ?? ''),
      text: 'busqueda',
      key: KEY[sort.field],
      keyType: sort.field === 'email' ? 'text' : 'timestamptz',
      idType: 'uuid',
      direction: sort.direction,
      offset,
      limit,
      after,
    });
  }

  /** In the order of the ids. */
  rows(
    manager: EntityManager,
    ids: readonly string[],
    { now, idleMinutes }: { now: Date; idleMinutes: number },
  ): Promise<UserRecord[]> {
    const { opened, seen } = liveSince(now, idleMinutes);
    return manager.query<UserRecord[]>(
      `SELECT u.id, u.email, u.nombre, u.apellidos, u.role, u.departamento, u.posicion, u.activo,
         u.email_verified_at IS NOT NULL AS email_verified, u.password_hash IS NOT NULL AS has_password,
         EXISTS (SELECT 1 FROM segundo_factor f WHERE f.user_id = u.id AND f.activado_at IS NOT NULL) AS two_factor,
         CASE WHEN u.activo THEN (
           SELECT count(*) FROM sessions s WHERE s.user_id = u.id AND s.revoked_at IS NULL AND s.expires_at > $2
             AND (u.role = 'candidate' OR (s.created_at > $3 AND s.last_seen_at >= $4))
         ) ELSE 0 END::int AS open_sessions,
         (SELECT c.id FROM candidates c WHERE c.user_id = u.id AND c.deleted_at IS NULL) AS candidate_id,
         u.last_sign_in_at, u.created_at
       FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN users u ON u.id = wanted.id
       ORDER BY wanted.place`,
      [ids, now, opened, seen],
    );
  }
}
