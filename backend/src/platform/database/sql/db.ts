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

type Values = Readonly<Record<string, unknown>>;
type Ask<Given, Row> = (source: DataSource | EntityManager, values: Given) => Promise<Row[]>;

/**
 * A statement that is made once, for what is asked very often. The values may only be passed on as parameters: what `make`
 * is given in their place stands for each of them.
 */
export function statement<Given extends Values, Row>(
  make: (on: Db, values: Given) => Compilable<Row>,
): Ask<Given, Row> {
  let made: CompiledQuery<Row> | undefined;
  return async (source, values) => {
    made ??= make(db(source), placesOf<Given>()).compile();
    const parameters = made.parameters.map((value) => (value instanceof Place ? values[value.name] : value));
    const asked = { ...made, parameters };
    const manager = 'manager' in source ? source.manager : source;
    return withConnection(manager, async (connection) => (await connection.executeQuery<Row>(asked)).rows);
  };
}

/** Stands for a value in a statement that is made before there is one. */
class Place {
  constructor(readonly name: string) {}
}

const placesOf = <Given>(): Given => new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Given;

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
