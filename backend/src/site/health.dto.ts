export class HealthResponse {
  /** `degraded`: requests are served, but something that `faults` names does not work on this machine. */
  status: 'ok' | 'degraded';

  /** `uploads`: no file can be received, for the disk below DATA_DIR cannot be written. Absent when nothing is wrong. */
  faults?: 'uploads'[];
}
