import { ConsoleLogger, type LoggerService } from '@nestjs/common';

/** JSON lines for machines in production; elsewhere only what went wrong, so that the console stays readable. */
export function createLogger(production: boolean): LoggerService {
  return production
    ? new ConsoleLogger({ json: true, colors: false, logLevels: ['log', 'warn', 'error', 'fatal'] })
    : new ConsoleLogger({ logLevels: ['warn', 'error', 'fatal'] });
}
