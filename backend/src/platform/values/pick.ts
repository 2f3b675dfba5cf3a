/** An object of these members alone: what an answer shows of a row is named, so that a new column is not shown by itself. */
export const pick = <Row extends object, Name extends keyof Row>(
  row: Row,
  ...names: readonly Name[]
): Pick<Row, Name> => Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
