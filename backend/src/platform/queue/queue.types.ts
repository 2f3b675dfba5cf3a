/** What a job carries: ids, never personal data. */
export type JobData = Record<string, string>;

/** Runs one job. It may be run twice: after a crash, or when its end could not be written. */
export type JobHandler = (data: JobData) => Promise<void>;

export interface EnqueueOptions {
  /** Not given out before this instant. */
  startAfter?: Date;
  /** At most one job of this key waits in the queue; a second one is dropped. */
  singletonKey: string;
}

export interface WorkOptions {
  /** Jobs that one process runs at a time. */
  concurrency: number;
  /** Milliseconds between two looks at an empty queue. */
  pollMs: number;
}

export interface QueueOptions {
  /** How often a job whose handler threw is given out again, with growing waits. */
  retryLimit: number;
  /** Seconds before the first of these. */
  retryDelay: number;
}

/** Of all queues together. */
export interface QueueState {
  /** Due and not taken yet. */
  waiting: number;
  running: number;
  /** Given up within the last day. */
  failed: number;
  /** How long the oldest of those that wait has been due. */
  oldestSeconds: number;
}
