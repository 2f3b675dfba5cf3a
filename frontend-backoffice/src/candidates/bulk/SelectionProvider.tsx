import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { CandidateRow } from '../useCandidate';
import { choose, isEmpty, NONE, type Selection, SelectionContext, type SelectionState } from './selection';
import { translate } from '../../i18n/texts';

/** Ids that a link to the list wants chosen: those of an action that did not work. */
function wantedOf(state: unknown): Selection {
  const ids =
    typeof state === 'object' && state !== null && 'seleccionar' in state ? state.seleccionar : null;
  return Array.isArray(ids) ? { kind: 'some', ids: new Set(ids as string[]) } : NONE;
}

/** What is chosen in the list around. It outlives pages and sorting; other filters are another list. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const { data, ...list } = useListContext<CandidateRow>();
  const location = useLocation();
  const filters = JSON.stringify(list.filterValues);
  const [selection, setSelection] = useState(() => wantedOf(location.state));
  const [of, setOf] = useState(filters);
  const [said, setSaid] = useState('');
  const anchor = useRef<string | null>(null);

  if (of !== filters) {
    setOf(filters);
    if (!isEmpty(selection)) {
      setSelection(NONE);
      setSaid('candidates.list.deselected');
    }
  }

  const value = useMemo<SelectionState>(() => {
    const change = (next: Selection) => {
      setSaid('');
      setSelection(next);
    };
    return {
      selection,
      choose: (ids, chosen) => change(choose(selection, ids, chosen)),
      toggle: (id, chosen, range) => {
        const ids = (data ?? []).map(({ aplicacion_id }) => aplicacion_id);
        const [from, to] = [anchor.current ? ids.indexOf(anchor.current) : -1, ids.indexOf(id)];
        const reached = range && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
        anchor.current = id;
        change(choose(selection, reached, chosen));
      },
      selectAll: () => change({ kind: 'all', except: new Set() }),
      clear: () => change(NONE),
    };
  }, [selection, data]);

  return (
    <SelectionContext.Provider value={value}>
      {children}
      <div role="status" style={visuallyHidden}>
        {translate(said)}
      </div>
    </SelectionContext.Provider>
  );
}
