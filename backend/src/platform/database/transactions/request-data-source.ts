import { DataSource, type QueryRunner, type ReplicationMode } from 'typeorm';
import { scope } from '../../scope.js';

/** While a request builds its response, reads use the connection of its open transaction. */
export class RequestDataSource extends DataSource {
  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const open = scope().transactions?.reader;
    return open ? lent(open) : super.createQueryRunner(mode);
  }
}

const NOTHING = { value: (): Promise<void> => Promise.resolve() };

/** The same connection; only its owner releases it, not the borrower. */
const lent = (runner: QueryRunner): QueryRunner => Object.create(runner, { release: NOTHING }) as QueryRunner;
