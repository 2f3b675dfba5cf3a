import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { AppModule } from './app.module.js';
import { setUpApp } from './app.setup.js';
import { mountApiDocs } from './openapi.js';
import { LiveStreams } from './site/live/live-streams.js';
import { type Environment, readEnvironment } from './platform/environment/environment.js';
import { Lifecycle } from './platform/lifecycle/lifecycle.js';
import { createLogger } from './platform/observability/logger.js';
import { SmtpService } from './platform/mail/smtp.service.js';
import { AccessLog } from './platform/observability/access-log.js';
import { Metrics } from './platform/observability/metrics.js';
import { observeRequests } from './platform/observability/observe-requests.js';
import { mountFrontEnds } from './site/pages/front-ends.js';
import { limitPatience } from './site/patience.js';
import { stopServing } from './site/stop-serving.js';

const KEEP_ALIVE_MS = 75_000;

export interface RunningServer {
  url: string;
  /** Finishes what is under way, then closes. */
  close(): Promise<void>;
}

/**
 * Starts the whole product in this process: API, public site, back office, worker.
 * @param mount serves the front ends: their builds, or their sources.
 * @throws EnvironmentError for wrong settings; an error with `code: 'EADDRINUSE'` for a busy port.
 */
export async function serve(mount = mountFrontEnds): Promise<RunningServer> {
  const environment = readEnvironment(process.env);
  // Where the log is kept may be full: people are served all the same, and there is nowhere left to say it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const log = environment.accessLog ? new AccessLog(process.stdout) : null;
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(environment), {
    logger: createLogger(environment.production),
    abortOnError: false,
  });
  try {
    setUpApp(app, observerOf(app, environment, log));
    mountApiDocs(app);
    await mount(app);
    // Longer than proxies and programs keep theirs: no request may meet a connection that is just being closed.
    app.getHttpServer().keepAliveTimeout = KEEP_ALIVE_MS;
    limitPatience(app.getHttpServer());
    await app.listen(environment.port, environment.host);
  } catch (error) {
    await app.close();
    throw error;
  }
  if (environment.production) void warnWithoutMail(app.get(SmtpService));
  return {
    url: environment.appUrl,
    close: async () => {
      // Requests first: they still need the queue and the database, which the modules take with them.
      await stopServing({
        server: app.getHttpServer(),
        lifecycle: app.get(Lifecycle),
        unready: () => sleep(environment.stopDelay * 1000),
        endStreams: () => app.get(LiveStreams).endAll(),
      });
      await app.close();
      log?.flush();
    },
  };
}

/** Nothing is lost without a mail server, and nothing leaves: candidates wait for messages that nobody sends. */
async function warnWithoutMail(smtp: SmtpService): Promise<void> {
  const logger = new Logger('mail');
  try {
    if ((await smtp.route()) !== null) return;
    logger.warn(
      'There is no mail server: messages are kept as "capturado" and do not leave. Set SMTP_URL, or the server in the panel.',
    );
  } catch (error) {
    logger.error('mail server not looked up', error instanceof Error ? error.stack : undefined);
  }
}

/** Null: the installation asks for no metrics, log or traces. */
function observerOf(
  app: NestExpressApplication,
  environment: Environment,
  log: AccessLog | null,
): RequestHandler | null {
  const metrics = environment.metricsToken === null ? null : app.get(Metrics);
  metrics?.watchProcess();
  if (!metrics && !log && !environment.tracing) return null;
  return observeRequests({ metrics, log, traced: environment.tracing });
}
