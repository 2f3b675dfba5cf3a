import {
  type Compilable,
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
import { Client } from 'pg';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { Database } from './tables.js';

/** Builds Kysely statements that run on the manager's connection and in its transaction. */
export type Db = QueryCreator<Database>;

/** A data source, a transaction's manager, or a command's own connection. */
export type Source = DataSource | EntityManager | Client;

/**
 * @param name keeps the plan of the statement on its connection: for one whose text never changes and that takes longer
 *   to plan than to run
 */
export const db = (source: Source, name?: string): Db =>
  new QueryCreator<Database>({ executor: executorOf(source, name) });

const executorOf = (source: Source, name?: string): DefaultQueryExecutor =>
  new DefaultQueryExecutor(COMPILER, ADAPTER, {
    provideConnection: (use) => withConnection(source, use, name),
  });

/** Rows in batches, through a cursor: `source` is in a transaction. */
export async function* inBatches<Row>(
  source: EntityManager,
  query: Compilable<Row>,
  size: number,
): AsyncGenerator<Row[]> {
  for await (const { rows } of executorOf(source).stream<Row>(query.compile(), size)) {
    if (rows.length > 0) yield rows;
  }
}

async function withConnection<T>(
  source: Source,
  use: (connection: DatabaseConnection) => Promise<T>,
  name?: string,
): Promise<T> {
  if (source instanceof Client) return use(connectionOf(askOf(source, name)));
  const { queryRunner, dataSource } = 'manager' in source ? source.manager : source;
  const runner = queryRunner ?? dataSource.createQueryRunner();
  try {
    if (name) return await use(connectionOf(asOthersFail(askOf((await runner.connect()) as Client, name))));
    return await use(connectionOf((sql, values) => runner.query(sql, values, true)));
  } finally {
    if (!queryRunner) await runner.release();
  }
}

type Answer = { records: unknown[]; affected?: number | null };

type Ask = (sql: string, values: unknown[]) => Promise<Answer>;

const askOf =
  (client: Client, name?: string): Ask =>
  async (sql, values) => {
    const { rows, rowCount } = name
      ? await client.query<object>({ name, text: sql, values })
      : await client.query<object>(sql, values);
    return { records: rows, affected: rowCount };
  };

/** A statement that does not go through TypeORM fails like those that do: errors are told by its class. */
const asOthersFail =
  (ask: Ask): Ask =>
  async (sql, values) => {
    try {
      return await ask(sql, values);
    } catch (error) {
      throw new QueryFailedError(sql, values, error as Error);
    }
  };

const connectionOf = (ask: Ask): DatabaseConnection => ({
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { records, affected } = await ask(sql, [...parameters]);
    return { rows: records as Row[], numAffectedRows: BigInt(affected ?? 0) };
  },
  async *streamQuery<Row>({ sql, parameters }: CompiledQuery, size: number) {
    await ask(`DECLARE rows NO SCROLL CURSOR FOR ${sql}`, [...parameters]);
    for (let full = true; full;) {
      const { records } = await ask(`FETCH ${size} FROM rows`, []);
      yield { rows: records as Row[] };
      full = records.length === size;
    }
  },
});

/** SQL text of a part with its values from `$1`: for statements outside Kysely. */
export function textOf(part: Expression<unknown>): { sql: string; params: unknown[] } {
  const { sql, parameters } = COMPILER.compileQuery(
    RawNode.createWithChild(part.toOperationNode()),
    QUERY_ID,
  );
  return { sql, params: [...parameters] };
}

/** Inlines LIMIT in the text, because the best plan depends on it. */
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
