import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { setUpApp } from './app.setup.js';
import { mountApiDocs } from './openapi.js';
import { readEnvironment } from './platform/environment.js';
import { createLogger } from './platform/logger.js';
import { mountFrontEnds } from './web/front-ends.js';

const KEEP_ALIVE_MS = 75_000;

export interface RunningServer {
  url: string;
  /** Finishes what is under way, then closes. */
  close(): Promise<void>;
}

/**
 * Starts the whole product in this process: API, public site, back office, worker.
 * @throws EnvironmentError for wrong settings; an error with `code: 'EADDRINUSE'` for a busy port.
 */
export async function serve(): Promise<RunningServer> {
  const environment = readEnvironment(process.env);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(environment), {
    logger: createLogger(environment.production),
    abortOnError: false,
  });
  try {
    setUpApp(app);
    mountApiDocs(app);
    await mountFrontEnds(app);
    // Longer than proxies and programs keep theirs: no request may meet a connection that is just being closed.
    app.getHttpServer().keepAliveTimeout = KEEP_ALIVE_MS;
    await app.listen(environment.port, environment.host);
  } catch (error) {
    await app.close();
    throw error;
  }
  return { url: environment.appUrl, close: () => app.close() };
}
