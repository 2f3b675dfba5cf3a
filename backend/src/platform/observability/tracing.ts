import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import pg from 'pg';

const SERVICE = 'fleet-hiring';

/**
 * Sends spans of requests, statements and jobs to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names; its other
 * variables (headers, sampling, service name) are OpenTelemetry's own. Gives back what sends the rest and stops.
 */
export function startTracing(): () => Promise<void> {
  const provider = new NodeTracerProvider({
    // The later of two wins, and OpenTelemetry's own names the service "unknown".
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || SERVICE }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const forget = traceStatements();
  return async () => {
    forget();
    await provider.shutdown();
  };
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/** A span for each statement that is awaited. Its text has placeholders where values are: no personal data leaves. */
function traceStatements(): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const text = textOf(given[0]);
    // Outside of a request or a job nobody would find it.
    if (text === null || !trace.getActiveSpan()) return original.apply(this, given);
    const span = trace.getTracer('pg').startSpan(text.split(/\s/, 1)[0] ?? 'query', {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    });
    const end = (error?: unknown): void => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
    const last = given.at(-1);
    if (typeof last === 'function') {
      const told = last as (error: unknown, ...rest: unknown[]) => unknown;
      given[given.length - 1] = (error: unknown, ...rest: unknown[]) => {
        end(error);
        return told(error, ...rest);
      };
      return original.apply(this, given);
    }
    const result = original.apply(this, given);
    if (result instanceof Promise) result.then(() => end(), end);
    else end();
    return result;
  };
  return () => {
    prototype.query = original;
  };
}

/** The statement's text; null for what is submitted in another way (a cursor, a copy). */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  const { text, submit } = (query ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : null;
}
