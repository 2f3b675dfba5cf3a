import { DataSource, type QueryRunner, type ReplicationMode } from 'typeorm';
import { requestTransactions } from './request-transactions.js';

/** Whoever asks it while a request makes its answer reads on the connection of the request's open transaction. */
export class RequestDataSource extends DataSource {
  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const open = requestTransactions.get()?.reader;
    return open ? lent(open) : super.createQueryRunner(mode);
  }
}

const NOTHING = { value: (): Promise<void> => Promise.resolve() };

/** The same connection; given back by who has taken it, and not by who borrows it. */
const lent = (runner: QueryRunner): QueryRunner => Object.create(runner, { release: NOTHING }) as QueryRunner;
