import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds: from a cached page to a very slow report. */
const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60];

/** The metrics of this process for Prometheus. One registry per application, so that two in a process do not mix. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by pattern of its route; its _count is the number of requests',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers: [this.registry],
  });
  readonly requestsUnderWay = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered',
    registers: [this.registry],
  });
  readonly jobSeconds = new Histogram({
    name: 'queue_job_duration_seconds',
    help: 'Time of a job of the queue, by its outcome: done or failed',
    labelNames: ['queue', 'outcome'] as const,
    buckets: JOB_BUCKETS,
    registers: [this.registry],
  });

  /** Memory, CPU, event loop and garbage collection; called once by the serving process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }
}
