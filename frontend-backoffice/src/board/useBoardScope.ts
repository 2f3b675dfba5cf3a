import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BoardScope } from '../providers/calls/applications';

const NAMES = ['vacante', 'departamento', 'prioridad', 'q'] as const;

/** The filters that have a value, without the blanks around it. */
const given = (valueOf: (name: (typeof NAMES)[number]) => string | null | undefined): BoardScope =>
  Object.fromEntries(
    NAMES.map((name) => [name, valueOf(name)?.trim()] as const).filter(([, value]) => value),
  );

/** The board of the address, `/admin/tablero?vacante=…`, and a way to another one. */
export function useBoardScope() {
  const [params, setParams] = useSearchParams();
  const key = JSON.stringify(given((name) => params.get(name)));
  const scope = useMemo(() => JSON.parse(key) as BoardScope, [key]);

  const change = useCallback(
    (next: BoardScope) =>
      setParams(
        (current) => {
          for (const name of NAMES) current.delete(name);
          for (const [name, value] of Object.entries(given((each) => next[each]))) current.set(name, value);
          return current;
        },
        { replace: true },
      ),
    [setParams],
  );

  return { scope, change };
}
