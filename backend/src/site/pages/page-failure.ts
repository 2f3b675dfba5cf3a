import { Logger } from '@nestjs/common';
import { withoutSecrets } from '../../platform/http/addresses/secret-paths.js';

const logger = new Logger('web');
/** The query of an address. */
const QUERY = /\?[^\s"')]+/g;

/** The error of a page for the log, with keys and query removed from URLs. */
export const describeFailure = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? (error.stack ?? error.message) : String(error)).replace(
    QUERY,
    '?***',
  );

export const logPageFailure = (error: unknown): void => logger.error('page failed', describeFailure(error));
