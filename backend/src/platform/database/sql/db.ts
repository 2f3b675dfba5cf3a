import {
  type CompiledQuery,
  type DatabaseConnection,
  createQueryId,
  DefaultQueryExecutor,
  type Expression,
  type LimitNode,
  type OffsetNode,
  type OperationNode,
  PostgresAdapter,
  PostgresQueryCompiler,
  QueryCreator,
  type QueryResult,
  RawNode,
  ValueNode,
} from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import type { Database } from './tables.js';

/** Makes statements of Kysely, which are asked on the manager's connection and in its transaction. */
export type Db = QueryCreator<Database>;

/** @param source a data source, or the manager of a transaction */
export const db = (source: DataSource | EntityManager): Db =>
  new QueryCreator<Database>({
    executor: new DefaultQueryExecutor(COMPILER, ADAPTER, {
      provideConnection: (use) => withConnection('manager' in source ? source.manager : source, use),
    }),
  });

async function withConnection<T>(
  { queryRunner, dataSource }: EntityManager,
  use: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const runner = queryRunner ?? dataSource.createQueryRunner();
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { records, affected } = await runner.query(sql, [...parameters], true);
      return { rows: records as Row[], numAffectedRows: BigInt(affected ?? 0) };
    },
    streamQuery() {
      throw new Error('rows are streamed with a cursor of TypeORM');
    },
  };
  try {
    return await use(connection);
  } finally {
    if (!queryRunner) await runner.release();
  }
}

/** The text of a part, with its values from `$1` on: for a statement that is not of Kysely. */
export function textOf(part: Expression<unknown>): { sql: string; params: unknown[] } {
  const { sql, parameters } = COMPILER.compileQuery(
    RawNode.createWithChild(part.toOperationNode()),
    QUERY_ID,
  );
  return { sql, params: [...parameters] };
}

/** How many rows a page has is part of the text, since the short plan depends on it. */
class Compiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    super.visitLimit({ ...node, limit: written(node.limit) });
  }

  protected override visitOffset(node: OffsetNode): void {
    super.visitOffset({ ...node, offset: written(node.offset) });
  }
}

const written = (node: OperationNode): OperationNode =>
  ValueNode.is(node) ? ValueNode.createImmediate(node.value) : node;

const ADAPTER = new PostgresAdapter();
const COMPILER = new Compiler();
const QUERY_ID = createQueryId();
