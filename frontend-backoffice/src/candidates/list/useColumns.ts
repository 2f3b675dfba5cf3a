import { choiceOf, columnsOf, moved } from './columns';
import { useFieldColumns } from './FieldColumns';
import { LIST_COLUMNS } from './listColumns';
import { usePreferences } from './preferences';

/** The columns of the table as the person has them, and how they become others. */
export function useColumns() {
  const { preferences, isPending, choose } = usePreferences();
  const all = [...LIST_COLUMNS, ...useFieldColumns()];
  const columns = columnsOf(all, preferences.columnas_candidaturas);
  type Columns = typeof columns;
  const change = (next: (columns: Columns) => Columns) =>
    choose(({ columnas_candidaturas: before }) => ({
      columnas_candidaturas: choiceOf(next(columnsOf(all, before)), before),
    }));
  return {
    columns,
    isPending,
    toggle: (name: string) =>
      change((shown) => shown.map((one) => (one.name === name ? { ...one, shown: !one.shown } : one))),
    move: (name: string, to: number) => change((shown) => moved(shown, name, to)),
    reset: () => choose(() => ({ columnas_candidaturas: null })),
  };
}
