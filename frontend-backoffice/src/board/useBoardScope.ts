import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BoardScope } from '../providers/calls/applications';

const NAMES = ['vacante', 'departamento', 'prioridad', 'q'] as const;

/** The board of the address, `/admin/tablero?vacante=…`, and a way to another one. */
export function useBoardScope() {
  const [params, setParams] = useSearchParams();
  const key = NAMES.map((name) => params.get(name)?.trim() ?? '').join('\n');

  const scope = useMemo((): BoardScope => {
    const values = key.split('\n');
    const given = NAMES.map((name, place) => [name, values[place]] as const).filter(([, value]) => value);
    return Object.fromEntries(given);
  }, [key]);

  const change = useCallback(
    (changes: { [Name in keyof BoardScope]: string | undefined }) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );

  return { scope, change };
}
