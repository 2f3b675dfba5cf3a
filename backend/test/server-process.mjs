/** The built product in a process of its own, which a test may kill. Prints its port. */
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../dist/app.module.js';
import { setUpApp } from '../dist/app.setup.js';
import { readEnvironment } from '../dist/platform/environment.js';
import { mountFrontEnds } from '../dist/web/front-ends.js';

const withPages = process.argv.includes('--pages');
const app = await NestFactory.create(AppModule.with(readEnvironment(process.env)), { logger: ['error'] });
setUpApp(app);
if (withPages) await mountFrontEnds(app);
await app.listen(0, '127.0.0.1');
process.stdout.write(`port ${app.getHttpServer().address().port}\n`);
