import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { AccessLog } from './access-log.js';
import type { Metrics } from './metrics.js';
import { routeName } from './route-name.js';

interface Observers {
  /** Null: metrics are not collected. */
  metrics: Metrics | null;
  log: AccessLog | null;
  /** Spans are created only when they are exported. */
  traced: boolean;
}

/** Counts, logs and traces every answered request, pages included. The first middleware of all. */
export function observeRequests(observers: Observers): RequestHandler {
  return (request, response, next) => {
    const span = observers.traced ? startSpan(request) : null;
    watch(request, response, observers, span);
    if (span) context.with(trace.setSpan(context.active(), span), next);
    else next();
  };
}

function watch(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, log }: Observers,
  span: Span | null,
): void {
  const start = performance.now();
  metrics?.requestsUnderWay.inc();
  response.once('close', () => {
    const ms = performance.now() - start;
    const [method, route, status] = [knownMethod(request.method), routeName(request), response.statusCode];
    metrics?.requestsUnderWay.dec();
    metrics?.requestSeconds.observe({ method, route, status }, ms / 1000);
    const aborted = response.writableFinished ? {} : { aborted: true as const };
    const id = (request as { id?: string }).id;
    log?.write({ request: id, method, route, status, ms: Math.round(ms * 10) / 10, ...aborted });
    if (span) endSpan(span, `${method} ${route}`, route, status);
  });
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Clients can invent methods: a label for each would fill the memory. */
const knownMethod = (method = ''): string => (METHODS.has(method) ? method : 'OTHER');

/** Attribute names are OpenTelemetry's for HTTP servers. The path is omitted: it may contain keys. */
function startSpan(request: IncomingMessage): Span {
  const parent = propagation.extract(context.active(), request.headers);
  const method = knownMethod(request.method);
  const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } };
  return trace.getTracer('http').startSpan(method, options, parent);
}

function endSpan(span: Span, name: string, route: string, status: number): void {
  span.updateName(name);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
