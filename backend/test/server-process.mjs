/** The built product in a process of its own, which a test may kill. Prints its port. */
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../dist/app.module.js';
import { setUpApp } from '../dist/app.setup.js';
import { readEnvironment } from '../dist/platform/environment/environment.js';
import { mountFrontEnds } from '../dist/site/pages/front-ends.js';

const MINUTE_MS = 60_000;
const { values } = parseArgs({ options: { pages: { type: 'boolean' }, 'tick-ms': { type: 'string' } } });
const tickMs = Number(values['tick-ms'] ?? Infinity);
const { setInterval } = globalThis;
globalThis.setInterval = (run, ms, ...given) => {
  // Those of every hour remove what is old, which is another matter.
  if (ms <= tickMs || ms > MINUTE_MS) return setInterval(run, ms, ...given);
  let running = false;
  const tick = async () => {
    if (running) return;
    running = true;
    try {
      await run(...given);
    } finally {
      running = false;
    }
  };
  return setInterval(tick, tickMs);
};

const settings = AppModule.with(readEnvironment(process.env));
const app = await NestFactory.create(settings, { logger: ['error'] });
setUpApp(app);
if (values.pages) await mountFrontEnds(app);
await app.listen(0, '127.0.0.1');
process.stdout.write(`port ${app.getHttpServer().address().port}\n`);
