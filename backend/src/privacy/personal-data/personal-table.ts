import type { EntityManager, FindOptionsOrder, FindOptionsRelations, FindOptionsWhere } from 'typeorm';
import type { Database, Tables } from '../../platform/database/sql/tables.js';
import type { DataSubject, HeldData, Reading } from '../../platform/personal-data/personal-data-hooks.js';
import type { FileStorage } from '../../platform/files/storage/file-storage.js';
import type { SealedValues } from '../../onboarding/tasks/sealed-values.js';
import type { Clock } from '../../platform/values/clock.js';

export type TableName = keyof Tables;
type Row<T extends TableName> = Tables[T]['row'];
type Column<T extends TableName> = Extract<keyof Database[T], string>;

export interface Services {
  storage: FileStorage;
  clock: Clock;
  sealed: SealedValues;
}

/** A table whose rows a copy tells. */
export interface ToldTable<T extends TableName = TableName> {
  table: T;
  /** The part of the copy. */
  part: string;
  /** The list in a part that has several: with `by`, within each row of the first table; without, beside the others. */
  as?: string;
  /** The column with the value of the first table's `key`. */
  by?: Column<T>;
  /** Which column of the rows is referred to by `by` of other tables; otherwise `id`. */
  key?: Column<T>;
  /** Whose the rows are: the column of the record or of the account, or conditions; null for nobody's. */
  of?:
    | Extract<Column<T>, 'candidato_id' | 'user_id'>
    | ((subject: DataSubject) => FindOptionsWhere<Row<T>> | FindOptionsWhere<Row<T>>[] | null);
  /** SQL of the rows' normalised address: copied and erased where the person has proven it. */
  address?: string;
  /** One row, not a list. */
  single?: true;
  where?: FindOptionsWhere<Row<T>>;
  relations?: FindOptionsRelations<Row<T>>;
  order?: FindOptionsOrder<Row<T>>;
  copied?: readonly Column<T>[];
  /** Copied under another name. */
  renamed?: Record<string, string>;
  /** Values made from the row. */
  made?: Record<string, (row: Row<T>, reading: Reading) => unknown>;
  /** Not copied as they are, by reason. */
  withheld: Withheld<Column<T>>;
  /** Files that go into the copy and are released by an erasure; `number` counts from the last row of the order. */
  files?: (row: Row<T>, number: number) => NonNullable<HeldData['files']>;
  /** Column values that an erasure leaves in rows that it keeps. */
  emptied?: Partial<Row<T>>;
  erase?: Erase;
}

/** Why a copy does not tell a column as it is. */
interface Withheld<C> {
  /** They lead to other rows, and say nothing to the person. */
  ids?: readonly C[];
  /** Staff is not named to people. */
  staff?: readonly C[];
  /** Who has it can do something, or call somebody. */
  secret?: readonly C[];
  /** A value of `made` is made from it. */
  made?: readonly C[];
  /** The table repeats what another part tells. */
  repeated?: readonly C[];
  /** For the program: versions, searched texts, times of its work. */
  system?: readonly C[];
}

/** A table whose part takes more than its rows. */
export interface ReadTable {
  table: TableName;
  part: string;
  read: (reading: Reading, services: Services) => Promise<unknown>;
  erase?: Erase;
}

type Erase = (manager: EntityManager, subject: DataSubject, services: Services) => Promise<void>;

/**
 * A table that no copy tells of. `nothing`: nothing about people who apply. `unlinked`: it names accounts by an id that
 * the database empties. `goes`: a foreign key removes its rows with the person; what they say is told elsewhere.
 * `erased`: another table's erasure removes or empties its rows.
 */
export type Untold = 'nothing' | 'unlinked' | 'goes' | 'erased';

export type PersonalTable = ToldTable | ReadTable | Untold;

/** Does not compile while a column is undecided. */
type Decided<Left> = [Left] extends [never] ? unknown : { undecided: Left };

/** A table of the copy: each column is copied, renamed or withheld for a reason. */
export function told<
  T extends TableName,
  const C extends Column<T>,
  const W extends Column<T>,
  const R extends Column<T> = never,
>(
  table: T,
  entry: Omit<ToldTable<T>, 'table' | 'copied' | 'renamed' | 'withheld'> & {
    copied?: readonly C[];
    renamed?: Record<R, string>;
    withheld: Withheld<W>;
  } & Decided<Exclude<Column<T>, C | R | W>>,
): ToldTable {
  return { ...entry, table } as unknown as ToldTable;
}

/** Tables that no copy tells of, for one reason. */
export const untold = <const T extends TableName>(reason: Untold, ...tables: T[]) =>
  Object.fromEntries(tables.map((table) => [table, reason])) as Record<T, Untold>;
