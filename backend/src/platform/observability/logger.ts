import type { LoggerService } from '@nestjs/common';
import { trace } from '@opentelemetry/api';
import { requestId } from '../scope.js';
import { OutageLogger } from './outage-logger.js';

/** JSON lines in production; otherwise only warnings and errors, so that the console stays readable. */
export function createLogger(production: boolean): LoggerService {
  return production
    ? new JsonLogger({ json: true, colors: false, logLevels: ['log', 'warn', 'error', 'fatal'] })
    : new OutageLogger({ logLevels: ['warn', 'error', 'fatal'] });
}

/** Each line has the id of its request, and of the trace if there is one. */
export class JsonLogger extends OutageLogger {
  protected override getJsonLogObject(...line: Parameters<OutageLogger['getJsonLogObject']>) {
    const request = requestId();
    const traceId = trace.getActiveSpan()?.spanContext().traceId;
    return {
      ...super.getJsonLogObject(...line),
      ...(request ? { request } : {}),
      ...(traceId ? { trace: traceId } : {}),
    };
  }
}
