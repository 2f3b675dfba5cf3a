import { DataSource, type QueryRunner, type ReplicationMode } from 'typeorm';
import { scope } from '../../scope.js';

/** Reads use the connection of the joined transaction, and while a request builds its response that of its open one. */
export class RequestDataSource extends DataSource {
  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const { joined, transactions } = scope();
    const open = joined ?? transactions?.reader;
    return open ? lent(open) : super.createQueryRunner(mode);
  }
}

const NOTHING = { value: (): Promise<void> => Promise.resolve() };

/** The same connection; only its owner releases it, not the borrower. */
const lent = (runner: QueryRunner): QueryRunner => Object.create(runner, { release: NOTHING }) as QueryRunner;
