/** The built API alone, in a process that a test may kill. Prints its port. */
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../dist/app.module.js';
import { setUpApp } from '../dist/app.setup.js';
import { readEnvironment } from '../dist/platform/environment.js';

const app = await NestFactory.create(AppModule.with(readEnvironment(process.env)), { logger: ['error'] });
setUpApp(app);
await app.listen(0, '127.0.0.1');
process.stdout.write(`port ${app.getHttpServer().address().port}\n`);
