import type { Schemas } from '../../providers/api';

export type ColumnsChoice = Schemas['ColumnsChoice'];

/** A column as it is without a choice. */
interface Choosable {
  name: string;
  /** Everybody sees it until they choose otherwise. */
  atFirst: boolean;
}

/**
 * What was chosen, in its order; each of the others after the one that it follows there. Columns that came after the
 * choice find their place so, and those that are not known now keep theirs.
 */
export function arranged(chosen: readonly string[], others: readonly string[]): string[] {
  const order = [...chosen];
  for (const [place, name] of others.entries()) {
    if (order.includes(name)) continue;
    const before = others[place - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
  }
  return order;
}

/** These columns in the order that was chosen, and whether each is shown. */
export function columnsOf<Column extends Choosable>(
  columns: readonly Column[],
  choice: ColumnsChoice | null,
): (Column & { shown: boolean })[] {
  const known = columns.map(({ name }) => name);
  const places = new Map(arranged(choice?.orden ?? [], known).map((name, place) => [name, place]));
  const shown = ({ name, atFirst }: Column) =>
    choice?.orden.includes(name) ? !choice.ocultas.includes(name) : atFirst;
  return columns
    .map((column) => ({ ...column, shown: shown(column) }))
    .sort((a, b) => (places.get(a.name) ?? 0) - (places.get(b.name) ?? 0));
}

/** What is kept of these columns, beside those of the choice before that are not known now. */
export function choiceOf(
  columns: readonly { name: string; shown: boolean }[],
  before: ColumnsChoice | null,
): ColumnsChoice {
  const names = columns.map(({ name }) => name);
  const hidden = columns.filter(({ shown }) => !shown).map(({ name }) => name);
  return {
    orden: arranged(names, before?.orden ?? []),
    ocultas: [...hidden, ...(before?.ocultas ?? []).filter((name) => !names.includes(name))],
  };
}

/** The column to the place of another one. */
export function moved<Column extends { name: string }>(
  columns: readonly Column[],
  name: string,
  to: number,
): Column[] {
  const rest = columns.filter((column) => column.name !== name);
  return rest.toSpliced(to, 0, ...columns.filter((column) => column.name === name));
}
