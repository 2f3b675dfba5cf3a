import { createContext, useContext } from 'react';
import type { Schemas } from '@hiring/contract/api';
import { sharedState } from '../../ui/state';

export type BulkAction = Schemas['BulkActionResponse'];

/** Applications one by one, or everybody whom the filters show, except some. */
export type Selection =
  | { kind: 'some'; ids: ReadonlySet<string> }
  | { kind: 'all'; except: ReadonlySet<string> };

export const NONE: Selection = { kind: 'some', ids: new Set() };

export interface SelectionState {
  selection: Selection;
  /** Chooses or leaves out these people. */
  choose: (ids: readonly string[], chosen: boolean) => void;
  /** One box; with the shift key all from the last one on, as they stand in the list. */
  toggle: (id: string, chosen: boolean, range: boolean) => void;
  selectAll: () => void;
  clear: () => void;
}

export const SelectionContext = createContext<SelectionState>({
  selection: NONE,
  choose: () => undefined,
  toggle: () => undefined,
  selectAll: () => undefined,
  clear: () => undefined,
});

export const useSelection = (): SelectionState => useContext(SelectionContext);

/** The action that was confirmed last: shown over every screen until it is put away. */
export const { set: showRunning, useValue: useRunningAction } = sharedState<BulkAction | null>(null);

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);

export const isEmpty = (selection: Selection): boolean =>
  selection.kind === 'some' && selection.ids.size === 0;

/** The selection with these chosen or not; the others are unchanged. */
export function choose(selection: Selection, ids: readonly string[], chosen: boolean): Selection {
  const named = new Set(selection.kind === 'some' ? selection.ids : selection.except);
  const adds = (selection.kind === 'some') === chosen;
  for (const id of ids) {
    if (adds) named.add(id);
    else named.delete(id);
  }
  return selection.kind === 'some' ? { kind: 'some', ids: named } : { kind: 'all', except: named };
}

/** Null: more than the server counts. */
export function countOf(selection: Selection, total: number | undefined): number | null {
  if (selection.kind === 'some') return selection.ids.size;
  return total === undefined ? null : Math.max(0, total - selection.except.size);
}

/** The selection as the API takes it. */
export function targetsOf(selection: Selection, filters: object) {
  return selection.kind === 'some'
    ? { ids: [...selection.ids] }
    : { filtro: JSON.stringify(filters), excluir: [...selection.except] };
}
