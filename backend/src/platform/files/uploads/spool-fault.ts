import { Logger } from '@nestjs/common';
import { DomainError } from '../../errors/domain-error.js';
import { isOwnDiskError } from '../storage/own-folder.js';

/** Why a form could not be spooled: the local disk, a client that disconnected, or a body that is no form. */
export function spoolFault(error: unknown): DomainError {
  if (!isOwnDiskError(error)) return new DomainError('upload_interrupted');
  new Logger('uploads').error({ code: 'spool_write_failed' }, error instanceof Error ? error.stack : '');
  return new DomainError('uploads_unavailable');
}
