import { createContext, useContext } from 'react';
import { NONE, type Selection } from './selection';

export interface SelectionState {
  selection: Selection;
  /** Chooses or leaves out these. */
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
