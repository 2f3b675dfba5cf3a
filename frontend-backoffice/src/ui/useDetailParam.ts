import { useCallback, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

interface DetailState {
  fromList?: boolean;
}

/**
 * The record that a parameter of the address opens over a list, and the way back to that list as it was. `shownId`
 * outlives `id` so that a closing drawer does not empty while it slides out.
 */
export function useDetailParam(name: string) {
  const { pathname, search, state } = useLocation() as Location<DetailState | null>;
  const id = new URLSearchParams(search).get(name) ?? undefined;
  const [shownId, setShownId] = useState(id);
  const navigate = useNavigate();
  const fromList = state?.fromList === true;
  if (id && id !== shownId) setShownId(id);

  const close = useCallback(() => {
    if (fromList) {
      void navigate(-1);
      return;
    }
    const rest = new URLSearchParams(search);
    rest.delete(name);
    void navigate({ pathname, search: rest.toString() }, { replace: true });
  }, [fromList, name, navigate, pathname, search]);

  return { id, shownId, close };
}
