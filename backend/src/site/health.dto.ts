import { Word, Words } from '../platform/openapi/field.js';
export class HealthResponse {
  /** `degraded`: requests are served, but something that `faults` names does not work on this machine. */
  @Word(['ok', 'degraded']) status: 'ok' | 'degraded';

  /** `uploads`: no file can be received, for the disk below DATA_DIR cannot be written. Absent when nothing is wrong. */
  @Words(['uploads']) faults?: 'uploads'[];
}
