import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, MoreThan, Not, type Repository } from 'typeorm';
import { AccountHooks } from '../../auth/account-hooks.js';
import { openTasksOf } from '../../candidates/people/tasks/task-row.js';
import { hashToken, randomToken } from '../../platform/secrets/secret-token.js';
import { RateLimits } from '../../platform/http/limits/rate-limits.js';
import { Interview } from '../interview.entity.js';
import { Participant } from '../panel/participant.entity.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { CalendarFeedResponse, CalendarFeedState, NewCalendarFeed } from './calendar-feed.dto.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import { feedFile } from './feed-file.js';

const DAY_MS = 86_400_000;
const BACK_MS = 30 * DAY_MS;
const AT_MOST = 1000;
/** Last use is written no more often than this. */
const USE_MS = 5 * 60_000;
/** Programs poll every few minutes, from several devices. */
const FETCHES = { name: 'calendar-feed', points: 120, seconds: 3600 };
/** 256 bits cannot be guessed; this limit saves the queries. */
const MISSES = { name: 'calendar-feed-miss', points: 30, seconds: 3600 };
const TOKEN = /^[\w-]{43}$/;

/** Each interviewer's private calendar, with their tasks and one URL at a time. */
@Injectable()
export class CalendarFeedsService implements OnModuleInit {
  private readonly appUrl: string;

  constructor(
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'appUrl'>,
    private readonly dataSource: DataSource,
    @InjectRepository(CalendarFeed) private readonly calendarFeeds: Repository<CalendarFeed>,
    @InjectRepository(Interview) private readonly interviews: Repository<Interview>,
    private readonly limits: RateLimits,
    private readonly accounts: AccountHooks,
    private readonly clock: Clock,
  ) {
    this.appUrl = environment.appUrl;
  }

  onModuleInit(): void {
    // Who keeps a session is at the account: nobody recovers it, and its role stays.
    this.accounts.onSessionsEnded(async (manager, ended) => {
      if ('userId' in ended && !ended.except) await this.end(manager, ended.userId);
    });
  }

  async get(userId: string): Promise<CalendarFeedState> {
    const feed = await this.calendarFeeds.findOneBy({
      user_id: userId,
      revocado_at: IsNull(),
    });
    return { calendario: feed && toResponse(feed) };
  }

  /** Creates a new URL and invalidates the previous one. The last of concurrent requests wins. */
  async create(userId: string): Promise<NewCalendarFeed> {
    const token = randomToken();
    const feed = await inRequestTransaction(this.dataSource, async (manager) => {
      // Concurrent requests wait here.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('calendario:' || $1, 0))`, [userId]);
      const now = this.clock.now();
      await this.end(manager, userId);
      return manager.save(
        manager.create(CalendarFeed, {
          user_id: userId,
          huella: hashToken(token),
          revocado_at: null,
          usado_at: null,
          created_at: now,
        }),
      );
    });
    return { direccion: `${this.appUrl}/api/calendar-feeds/${token}.ics`, calendario: toResponse(feed) };
  }

  /** A second time changes nothing. */
  async revoke(userId: string): Promise<void> {
    await inRequestTransaction(this.dataSource, (manager) => this.end(manager, userId));
  }

  private async end(manager: EntityManager, userId: string): Promise<void> {
    const standing = { user_id: userId, revocado_at: IsNull() };
    await manager.update(CalendarFeed, standing, { revocado_at: this.clock.now() });
  }

  /** The calendar of a URL. @throws {DomainError} `not_found`, `too_many_requests`. */
  async file(token: string, ip: string): Promise<string> {
    const feed = TOKEN.test(token) ? await this.find(token) : null;
    if (!feed) {
      await this.limits.take(MISSES, ip);
      throw new DomainError('not_found');
    }
    await this.limits.take(FETCHES, feed.id);
    const now = this.clock.now();
    await this.noteUse(feed, now);
    const held = await this.dataSource.manager.find(Participant, {
      where: { usuario_id: feed.user_id, activa: true, fin: MoreThan(new Date(now.getTime() - BACK_MS)) },
      order: { inicio: 'ASC' },
      take: AT_MOST,
    });
    const interviews = await this.interviews.find({
      where: {
        id: In(held.map(({ entrevista_id }) => entrevista_id)),
        inicio: MoreThan(new Date(now.getTime() - BACK_MS)),
        estado: Not(In(['cancelada'])),
        deleted_at: IsNull(),
        candidato: { deleted_at: IsNull() },
      },
      relations: { candidato: true },
      order: { inicio: 'ASC', id: 'ASC' },
      take: AT_MOST,
    });
    const { manager } = this.dataSource;
    return feedFile(interviews, await openTasksOf(manager, feed.user_id, { limit: AT_MOST }));
  }

  /** The feed of an active staff account. */
  private find(token: string): Promise<CalendarFeed | null> {
    return this.calendarFeeds.findOneBy({
      huella: hashToken(token),
      revocado_at: IsNull(),
      user: { activo: true, role: Not('candidate') },
    });
  }

  private async noteUse({ id, usado_at }: CalendarFeed, now: Date): Promise<void> {
    if (usado_at && now.getTime() - usado_at.getTime() < USE_MS) return;
    await this.calendarFeeds.update(id, { usado_at: now });
  }
}

function toResponse({ created_at, usado_at }: CalendarFeed): CalendarFeedResponse {
  return { creado: created_at.toISOString(), usado: usado_at?.toISOString() ?? null };
}
