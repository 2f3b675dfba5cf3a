import { NestFactory } from '@nestjs/core';
import { randomBytes } from 'node:crypto';
import os from 'node:os';

/**
 * Creates the queues in a migrated database once for all worlds: a queue is a table with its
 * indexes. No other step of a start is done.
 * @param {string} url
 */
export async function makeQueues(url) {
  const { AppModule } = await import('../../dist/app.module.js');
  const { readEnvironment } = await import('../../dist/platform/environment/environment.js');
  const environment = readEnvironment({
    DATABASE_URL: url,
    DATA_DIR: os.tmpdir(),
    SESSION_SECRET: randomBytes(32).toString('base64'),
    DATA_KEY: randomBytes(32).toString('base64'),
  });
  const module = AppModule.with({ ...environment, idle: true });
  const app = await NestFactory.create(module, { logger: ['error', 'fatal'], abortOnError: false });
  try {
    // `init` would also check the system and start jobs, which a world does not want.
    await app.callInitHook();
  } finally {
    await app.close();
  }
}
