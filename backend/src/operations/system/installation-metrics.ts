import { CHECKED_COMPONENTS } from '@hiring/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';
import { Metrics } from '../../platform/observability/metrics.js';
import { QueueService } from '../../platform/queue/queue.service.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { readBackupState } from '../backup/backup-record.js';
import { BACKUP_FAULTS, type BackupFault } from '../backup/backup.rules.js';
import { freeBytes } from '../backup/write-backup.js';
import { CheckResults } from './check-results.js';
import { readChannelStates } from './channel-states.js';
import { readInboundState } from './inbound-state.js';
import { readMailState } from './mail-state.js';

/** Maximum age of the cached figures, which several collectors of one installation share. */
const KEEP_MS = 5000;

/**
 * What is read when somebody asks for it: pool, queue, mail and the state of each part. Those of the database are of
 * the installation, alike in all processes; the pool is this process's own.
 */
@Injectable()
export class InstallationMetrics implements OnModuleInit {
  private read: Promise<void> | null = null;
  private readAt = 0;

  constructor(
    private readonly metrics: Metrics,
    private readonly queue: QueueService,
    private readonly results: CheckResults,
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'dataDir' | 'backupDir'>,
  ) {}

  onModuleInit(): void {
    this.addPool();
    this.addQueue();
    this.addMail();
    this.addInbound();
    this.addChannels();
    this.addComponents();
    this.addBackups();
    this.addDisks();
  }

  /** Everything as Prometheus reads it. @throws when the database cannot be asked: no figure is made up. */
  async text(): Promise<string> {
    if (!this.read || Date.now() - this.readAt > KEEP_MS) {
      this.readAt = Date.now();
      this.read = this.refresh();
      this.read.catch(() => (this.read = null));
    }
    await this.read;
    return this.metrics.registry.metrics();
  }

  private readonly refreshers: (() => Promise<void>)[] = [];

  private async refresh(): Promise<void> {
    await Promise.all(this.refreshers.map((refresh) => refresh()));
  }

  private gauge<Label extends string>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.metrics.registry] });
  }

  private addPool(): void {
    const connections = this.gauge('db_pool_connections', 'Connections of the pool of requests', 'state');
    const waiting = this.gauge('db_pool_waiting', 'Requests and jobs that wait for a connection');
    this.refreshers.push(() => {
      const pool = (this.dataSource.driver as unknown as { master: Pool }).master;
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      waiting.set(pool.waitingCount);
      return Promise.resolve();
    });
  }

  private addQueue(): void {
    const jobs = this.gauge('queue_jobs', 'Jobs of the installation; failed: within the last day', 'state');
    const oldest = this.gauge('queue_oldest_job_seconds', 'How long the oldest due job has waited');
    this.refreshers.push(async () => {
      const { waiting, running, failed, oldestSeconds } = await this.queue.state();
      jobs.set({ state: 'waiting' }, waiting);
      jobs.set({ state: 'running' }, running);
      jobs.set({ state: 'failed' }, failed);
      oldest.set(oldestSeconds);
    });
  }

  private addMail(): void {
    const messages = this.gauge(
      'mail_messages',
      'Messages, of at most 1,000 open; failed: within a day',
      'state',
    );
    const oldest = this.gauge('mail_oldest_message_seconds', 'How long the oldest due message has waited');
    this.refreshers.push(async () => {
      const { waiting, retrying, failed, oldestSeconds } = await readMailState(this.dataSource);
      messages.set({ state: 'waiting' }, waiting);
      messages.set({ state: 'retrying' }, retrying);
      messages.set({ state: 'failed' }, failed);
      oldest.set(oldestSeconds);
    });
  }

  private addInbound(): void {
    const lag = this.gauge(
      'inbound_mail_lag_seconds',
      'Since the mailbox was read to its end; 0 when it is off',
    );
    const readAt = this.gauge(
      'inbound_mail_read_timestamp_seconds',
      'When the mailbox was last read to its end',
    );
    const unassigned = this.gauge('inbound_mail_unassigned', 'Mails that wait for a person, at most 1,000');
    this.refreshers.push(async () => {
      const state = await readInboundState(this.dataSource);
      lag.set(state.lagSeconds);
      if (state.lastRead) readAt.set(Date.parse(state.lastRead) / 1000);
      unassigned.set(state.unassigned);
    });
  }

  /** Of WhatsApp and SMS, those that are on. */
  private addChannels(): void {
    const messages = this.gauge(
      'channel_messages',
      'By WhatsApp or SMS, at most 1,000; failed: within a day',
      'channel',
      'state',
    );
    const oldest = this.gauge(
      'channel_oldest_message_seconds',
      'How long the oldest due message has waited',
      'channel',
    );
    const spent = this.gauge('channel_limit_reached', '1 when the month has no message left', 'channel');
    const faultAt = this.gauge('channel_fault_timestamp_seconds', 'When there was a fault last', 'channel');
    this.refreshers.push(async () => {
      const states = await readChannelStates(this.dataSource);
      for (const gauge of [messages, oldest, spent, faultAt]) gauge.reset();
      for (const { channel, waiting, failed, oldestSeconds, ...state } of states) {
        messages.set({ channel, state: 'waiting' }, waiting);
        messages.set({ channel, state: 'failed' }, failed);
        oldest.set({ channel }, oldestSeconds);
        spent.set({ channel }, state.spent ? 1 : 0);
        if (state.lastFault) faultAt.set({ channel }, Date.parse(state.lastFault) / 1000);
      }
    });
  }

  private addComponents(): void {
    const up = this.gauge('component_up', '1 unless the last check found it broken', 'component');
    const checked = this.gauge('component_checked_timestamp_seconds', 'Time of the last check', 'component');
    this.refreshers.push(async () => {
      const results = await this.results.list();
      // A channel that was switched off is not checked.
      for (const gauge of [up, checked]) gauge.reset();
      for (const component of CHECKED_COMPONENTS) {
        const result = results.find(({ componente }) => componente === component);
        if (!result?.comprobado_at) continue;
        up.set({ component }, result.estado === 'fallo' ? 0 : 1);
        checked.set({ component }, result.comprobado_at.getTime() / 1000);
      }
    });
  }

  private addBackups(): void {
    const age = this.gauge(
      'backup_age_seconds',
      'Since the last good backup; without one: since it is missed',
    );
    const duration = this.gauge(
      'backup_duration_seconds',
      'How long the last good backup and its trial took',
    );
    const size = this.gauge('backup_size_bytes', 'Size of the last good backup');
    const failed = this.gauge(
      'backup_failed',
      '1 when the last backup was not made, with the reason',
      'error',
    );
    this.refreshers.push(async () => {
      const { ageMs, good, fault, stopped } = await readBackupState(this.dataSource);
      age.set(ageMs / 1000);
      if (good) {
        duration.set(good.seconds);
        size.set(good.bytes);
      }
      for (const error of Object.keys(BACKUP_FAULTS) as BackupFault[])
        failed.set({ error }, error === fault ? 1 : 0);
      failed.set({ error: 'interrumpida' }, stopped ? 1 : 0);
    });
  }

  /** This process's own: other machines have other disks. */
  private addDisks(): void {
    const free = this.gauge('disk_free_bytes', 'Free where a folder of this process lies', 'folder');
    this.refreshers.push(async () => {
      const { dataDir, backupDir } = this.environment;
      for (const [folder, dir] of Object.entries({ data: dataDir, backups: backupDir })) {
        const bytes = await freeBytes(dir).catch(() => null);
        // Not there before the first backup.
        if (bytes === null) free.remove({ folder });
        else free.set({ folder }, bytes);
      }
    });
  }
}
