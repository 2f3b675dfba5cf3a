import { ROLES, USER_STATUSES } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Page } from '../../platform/http/lists/list-query.js';
import { isLive } from '../sessions/session.rules.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { toUserResponse, toUserSession, type UserDetailResponse, type UserResponse } from './user.dto.js';
import { UserListRepository, type UserListQuery } from './user-list.repository.js';

const FILTER_VALUES = {
  role: new Set<string>([...ROLES, 'personal']),
  status: new Set<string>(USER_STATUSES),
};

/** Accounts as administrators see them. */
@Injectable()
export class UsersAdmin {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: UserListRepository,
    private readonly sessions: SessionsRepository,
    private readonly config: ConfigService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `invalid_query` for an unknown role or status. */
  async list(actor: Actor, query: UserListQuery): Promise<Page<UserResponse>> {
    for (const name of ['role', 'status'] as const) {
      const value = query.filter[name];
      if (value && !FILTER_VALUES[name].has(value)) {
        throw new DomainError('invalid_query', { name: `filter.${name}` });
      }
    }
    const { ids, total, next } = query.ids
      ? { ids: query.ids, total: query.ids.length, next: null }
      : await this.repository.page(query);
    const items = await this.responses(this.dataSource.manager, actor, ids);
    return { items, total, offset: query.ids ? 0 : query.offset, next, byCursor: query.after !== null };
  }

  /** @throws {DomainError} `user_not_found`. */
  async get(actor: Actor, id: string): Promise<UserDetailResponse> {
    const { manager } = this.dataSource;
    const [user, standing, { session_timeout }] = await Promise.all([
      this.response(manager, actor, id),
      this.sessions.listStanding(manager, id),
      this.config.get(),
    ]);
    const now = this.clock.now();
    const live = standing.filter(
      (session) => user.status === 'active' && isLive({ ...session, role: user.role }, now, session_timeout),
    );
    return { ...user, sessions: live.map(toUserSession) };
  }

  /** The account as the caller's transaction sees it. @throws {DomainError} `user_not_found`. */
  async response(manager: EntityManager, actor: Actor, id: string): Promise<UserResponse> {
    const [user] = await this.responses(manager, actor, [id]);
    if (!user) throw new DomainError('user_not_found');
    return user;
  }

  private async responses(
    manager: EntityManager,
    { userId }: Actor,
    ids: readonly string[],
  ): Promise<UserResponse[]> {
    if (ids.length === 0) return [];
    const { session_timeout: idleMinutes } = await this.config.get();
    const rows = await this.repository.rows(manager, ids, { now: this.clock.now(), idleMinutes });
    return rows.map((row) => toUserResponse(row, userId));
  }
}
