/** The data of a job: ids, never personal data. */
export type JobData = Record<string, string>;

/** Runs one job. It may run twice: after a crash, or when its result could not be saved. */
export type JobHandler<Data extends JobData = JobData> = (data: Data) => Promise<unknown>;

export interface EnqueueOptions {
  /** Does not run before this instant. */
  startAfter?: Date;
  /** At most one job with this key waits in the queue; a second one is dropped. */
  singletonKey: string;
}

export interface WorkOptions {
  /** Jobs that one process runs at a time. */
  concurrency: number;
  /** Milliseconds between two polls of an empty queue. */
  pollMs: number;
  /** What its jobs do cannot be taken back: none is taken while the time is not to be believed. */
  irrevocable?: boolean;
}

export interface QueueOptions {
  /** Number of retries after errors, with increasing delays. */
  retryLimit: number;
  /** Seconds before the first retry. */
  retryDelay: number;
}

/** Of all queues. */
export interface QueueState {
  /** Due and not started. */
  waiting: number;
  running: number;
  /** Given up within the last day. */
  failed: number;
  /** How long the oldest waiting job has been due, in seconds. */
  oldestSeconds: number;
}
