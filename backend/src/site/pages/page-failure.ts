import { Logger } from '@nestjs/common';
import { withoutSecrets } from '../../platform/http/secret-paths.js';

const logger = new Logger('web');
/** The query of an address. */
const QUERY = /\?[^\s"')]+/g;

/** What a page threw, as the log may keep it: an address in its message loses its keys and its query. */
export const describeFailure = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? (error.stack ?? error.message) : String(error)).replace(
    QUERY,
    '?***',
  );

export const logPageFailure = (error: unknown): void => logger.error('page failed', describeFailure(error));
