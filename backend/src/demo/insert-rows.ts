import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** A statement has at most 65,535 parameters; the widest table has 38 columns. */
const ROWS_PER_STATEMENT = 400;

/**
 * Inserts rows with as few statements as possible. Triggers update the counters.
 * @throws when a row lacks a column without default, or has a property that is no column.
 */
export async function insertRows<T extends ObjectLiteral>(
  manager: EntityManager,
  table: EntityTarget<T>,
  rows: readonly ObjectLiteral[],
): Promise<void> {
  const { columns, tableName } = manager.connection.getMetadata(table);
  const known = new Set(columns.map(({ propertyName }) => propertyName));
  const required = columns
    .filter((column) => !column.isNullable && !column.isGenerated && column.default === undefined)
    .map(({ propertyName }) => propertyName);
  for (const row of rows) {
    const wrong = [
      ...required.filter((column) => row[column] === undefined || row[column] === null),
      ...Object.keys(row).filter((property) => !known.has(property)),
    ];
    if (wrong.length > 0) {
      throw new Error(
        `demo data of ${tableName}, missing or unknown: ${wrong.join(', ')} in ${JSON.stringify(row)}`,
      );
    }
  }
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await manager
      .createQueryBuilder()
      .insert()
      .into(table)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT) as never[])
      .updateEntity(false)
      .execute();
  }
}
