import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { observeStatements, type StatementObserver } from '../database/connections/statement-observer.js';

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
  observeStatements(spanOf);
  return async () => {
    observeStatements(null);
    await provider.shutdown();
  };
}

/** A span of each statement that is awaited. Its text has placeholders where values are: no personal data leaves. */
const spanOf: StatementObserver = (text) => {
  // Outside of a request or a job nobody would find it.
  if (!trace.getActiveSpan()) return null;
  const span = trace.getTracer('pg').startSpan(text.split(/\s/, 1)[0] ?? 'query', {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  });
  return (error) => {
    if (error) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
};
