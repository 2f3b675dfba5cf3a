import { LIVE_BEAT_SECONDS } from '@hiring/contract';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import type { DataSource } from 'typeorm';
import { SessionsService } from '../../auth/sessions/sessions.service.js';
import { type Actor, can } from '../../platform/auth/actor.js';
import type { Permission } from '../../platform/auth/permissions.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { teamEvents } from '../../team/team-events.js';
import { LiveBatch, type TableEvent } from './live-batch.js';
import { LiveChannel } from './live-channel.js';
import { LiveStream } from './live-stream.js';

/** Permissions with which streams are opened: of everything, or of one's openings. */
export const LIVE_PERMISSION: Permission = 'candidates:read';
export const TEAM_LIVE_PERMISSION: Permission = 'team:read';

/** Changes within this time are sent together. */
const GATHER_MS = 150;
/** Limits of open streams: for each user, and for the process. */
const MOST_OF_USER = 12;
const MOST_OF_ALL = 2000;

type Told = TableEvent | { kind: 'session'; id: string } | { kind: 'member'; usuario_id: string };

/**
 * Open streams of this process. Each process listens to the database, so that a change made in any of them reaches
 * everyone. Events are not stored: a client that reconnects reloads its screen.
 */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly logger = new Logger('live');
  private readonly streams = new Set<LiveStream>();
  private readonly batch = new LiveBatch();
  private readonly channel: LiveChannel;
  private gathering: NodeJS.Timeout | null = null;
  private beating: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly sessions: SessionsService,
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'databaseDirectUrl'>,
  ) {
    this.channel = new LiveChannel(environment.databaseDirectUrl, {
      told: (payload) => this.hear(payload),
      resumed: () => this.gather({ kind: 'resync' }),
    });
  }

  /**
   * Keeps the response open and sends every change from now on.
   * @throws {DomainError} `too_many_streams`; `unavailable` while the process stops or cannot listen.
   */
  async open(actor: Actor, response: Response, permission = LIVE_PERMISSION): Promise<void> {
    const own = [...this.streams].filter((stream) => stream.actor.userId === actor.userId);
    if (own.length >= MOST_OF_USER) throw new DomainError('too_many_streams');
    if (this.stopped || this.streams.size >= MOST_OF_ALL) throw new DomainError('unavailable');
    // Counted before waiting, so that concurrent requests cannot exceed the limit.
    const stream = new LiveStream(actor, permission, response);
    this.streams.add(stream);
    stream.onClosed(() => this.streams.delete(stream));
    try {
      await this.channel.open();
    } catch (error) {
      this.streams.delete(stream);
      this.logger.warn(`cannot listen: ${(error as Error).message}`);
      throw new DomainError('unavailable');
    }
    if (this.stopped || response.destroyed) {
      this.streams.delete(stream);
      response.destroy();
      return;
    }
    stream.begin();
    this.beating ??= setInterval(() => void this.beat(), LIVE_BEAT_SECONDS * 1000).unref();
  }

  /** Ends streams of expired sessions and sends the others a heartbeat. An open stream is not user activity. */
  async beat(): Promise<void> {
    await Promise.all([...this.streams].map((stream) => this.check(stream)));
  }

  /** Called before the shutdown waits for responses: browsers reconnect to another process. */
  endAll(): void {
    this.stopped = true;
    for (const stream of this.streams) stream.end({ again: true });
    this.streams.clear();
  }

  async onModuleDestroy(): Promise<void> {
    this.endAll();
    if (this.gathering) clearTimeout(this.gathering);
    if (this.beating) clearInterval(this.beating);
    await this.channel.close();
  }

  private async check(stream: LiveStream): Promise<void> {
    const { userId, sessionId } = stream.actor;
    try {
      const actor = await this.sessions.recognise({ userId, sessionId }, false);
      if (actor && can(actor, stream.permission)) stream.beat();
      else stream.end({ again: false });
    } catch {
      // The session cannot be checked: the client reconnects and is authenticated again.
      stream.end({ again: true });
    }
  }

  private hear(payload: string): void {
    const told = this.read(payload);
    if (told.kind === 'session') {
      for (const stream of this.streams) if (stream.actor.sessionId === told.id) void this.check(stream);
    } else if (told.kind === 'member') {
      // What they see has changed, also what they see no more.
      for (const stream of this.ofManagers())
        if (stream.actor.userId === told.usuario_id) stream.tell([{ kind: 'resync' }]);
    } else this.gather(told);
  }

  private read(payload: string): Told {
    try {
      const told: unknown = JSON.parse(payload);
      if (typeof told === 'object' && told !== null && 'kind' in told) return told as Told;
    } catch {
      // Said below.
    }
    // Anyone with the database password can NOTIFY; foreign payloads must not end the process.
    this.logger.warn('a notification that is no event');
    return { kind: 'resync' };
  }

  private gather(event: TableEvent): void {
    this.batch.add(event);
    this.gathering ??= setTimeout(() => {
      this.gathering = null;
      const events = this.batch.take();
      for (const stream of this.streams) if (stream.permission === LIVE_PERMISSION) stream.tell(events);
      void this.tellManagers(events);
    }, GATHER_MS);
  }

  private ofManagers(): LiveStream[] {
    return [...this.streams].filter(({ permission }) => permission === TEAM_LIVE_PERMISSION);
  }

  /** Who is told is decided when it is sent: somebody may have left a team since the stream was opened. */
  private async tellManagers(events: readonly TableEvent[]): Promise<void> {
    const streams = this.ofManagers();
    if (streams.length === 0) return;
    const users = [...new Set(streams.map(({ actor }) => actor.userId))];
    try {
      const told = await teamEvents(this.dataSource, users, events);
      for (const stream of streams) {
        const own = told.get(stream.actor.userId) ?? [];
        if (own.length > 0) stream.tell(own);
      }
    } catch (error) {
      this.logger.warn(`cannot read the teams: ${(error as Error).message}`);
      for (const stream of streams) stream.tell([{ kind: 'resync' }]);
    }
  }
}
