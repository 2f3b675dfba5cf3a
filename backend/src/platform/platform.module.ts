import { StoredFile } from './files/storage/stored-file.entity.js';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailerModule } from '@nestjs-modules/mailer';
import type { Disk } from 'flydrive';
import { createDisk } from './files/storage/disk.js';
import { DISK, FileStorage } from './files/storage/file-storage.js';
import { ScrubFiles } from './files/storage/scrub-files.js';
import { IdempotentRequests } from './http/idempotency/idempotent-requests.js';
import { IdempotentRequestsRepository } from './http/idempotency/idempotent-requests.repository.js';
import { connectionBy } from './mail/mail-server.js';
import { SmtpService } from './mail/smtp.service.js';
import { QueueService } from './queue/queue.service.js';
import { Clock } from './values/clock.js';
import { ClockWatch } from './schedule/clock-watch.js';
import { Rounds } from './schedule/rounds.js';
import { PersonalDataHooks } from './personal-data/personal-data-hooks.js';
import { CommitWithAnswer } from './database/transactions/commit-with-answer.interceptor.js';
import {
  CONNECT_PAUSE_MS,
  CONNECT_TRIES,
  isConnectTimeout,
} from './database/connections/connect-patiently.js';
import { SyncPosition } from './database/sync-position.js';
import { dataSourceOptions } from './database/connections/data-source-options.js';
import { CONNECT_MS } from './database/connections/guarded-pool.js';
import { RequestDataSource } from './database/transactions/request-data-source.js';
import { ENVIRONMENT, type Environment, type RequestLimits } from './environment/environment.js';
import { Lifecycle } from './lifecycle/lifecycle.js';
import { Metrics } from './observability/metrics.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { Sandbox } from './files/sandbox/sandbox.js';
import { AccessTokens } from './outbound/access-token.js';
import { Destinations } from './outbound/destinations.js';
import { SecretBox } from './secrets/secret-box.js';
import type { DataSourceOptions } from 'typeorm';

/** Milliseconds that a request's statement may run or wait for a lock; commands such as migrations have no limit. */
const REQUEST_LIMITS: RequestLimits = {
  statement_timeout: 20_000,
  lock_timeout: 4_000,
  connectMs: CONNECT_MS,
};

const NOTHING_SCHEDULED = { cronJobs: false, intervals: false, timeouts: false };

/** For every other module. */
const SERVICES = [
  AccessTokens,
  Clock,
  ClockWatch,
  Destinations,
  FileStorage,
  IdempotentRequests,
  Lifecycle,
  Metrics,
  PersonalDataHooks,
  QueueService,
  Sandbox,
  SecretBox,
  SmtpService,
  SyncPosition,
];

/**
 * Infrastructure: settings, database, files, queue, mail server, errors, clock. Global; imports no feature. Owns
 * `peticiones_idempotentes`, requests with an Idempotency-Key and their responses, for a day.
 */
@Global()
@Module({})
export class PlatformModule {
  static with(environment: Environment, entities: (new () => unknown)[]): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...dataSourceOptions(environment.databaseUrl, entities, {
              // Behind a pooler the next statement may go to another connection.
              keepsPlans: environment.databaseDirectUrl === environment.databaseUrl,
              poolSize: environment.databasePool,
              ...(environment.requestLimits ?? REQUEST_LIMITS),
            }),
            retryAttempts: CONNECT_TRIES,
            retryDelay: CONNECT_PAUSE_MS,
            toRetry: isConnectTimeout,
          }),
          dataSourceFactory: (options) =>
            Promise.resolve(new RequestDataSource(options as DataSourceOptions)),
        }),
        TypeOrmModule.forFeature([StoredFile]),
        DiscoveryModule,
        MailerModule.forRootAsync({
          imports: [],
          inject: [ENVIRONMENT],
          useFactory: ({ smtpUrl }: Environment) => ({
            transport: smtpUrl
              ? connectionBy(smtpUrl)
              : // The module requires a transport; SmtpService never uses it: it adds the one of the settings, if there is one.
                { jsonTransport: true },
          }),
        }),
        ScheduleModule.forRoot(environment.idle ? NOTHING_SCHEDULED : {}),
      ],
      providers: [
        ...SERVICES,
        { provide: ENVIRONMENT, useValue: environment },
        {
          provide: DISK,
          inject: [ENVIRONMENT],
          useFactory: (settings: Environment): Promise<Disk> => createDisk(settings),
        },
        IdempotentRequestsRepository,
        Rounds,
        ScrubFiles,
        { provide: APP_INTERCEPTOR, useClass: CommitWithAnswer },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [ENVIRONMENT, ...SERVICES],
    };
  }
}
