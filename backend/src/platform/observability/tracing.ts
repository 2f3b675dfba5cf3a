import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { observeStatements, type StatementObserver } from '../database/connections/statement-observer.js';

const SERVICE = 'fleet-hiring';

/**
 * Sends spans of requests, statements and jobs to the collector of OTEL_EXPORTER_OTLP_ENDPOINT; its other variables
 * (headers, sampling, service name) are OpenTelemetry's own. Returns the function that flushes and stops.
 */
export function startTracing(): () => Promise<void> {
  const provider = new NodeTracerProvider({
    // The later of two resources wins, and OpenTelemetry's default names the service "unknown".
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || SERVICE }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  observeStatements(spanOf);
  return async () => {
    observeStatements(null);
    await provider.shutdown();
  };
}

/** A span for each awaited statement. Its text has placeholders instead of values: no personal data is exported. */
const spanOf: StatementObserver = (text) => {
  // Outside a request or job a span would have no parent.
  if (!trace.getActiveSpan()) return null;
  const span = trace.getTracer('pg').startSpan(text.split(/\s/, 1)[0]?.toUpperCase() ?? 'query', {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  });
  return (error) => {
    if (error) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
};
