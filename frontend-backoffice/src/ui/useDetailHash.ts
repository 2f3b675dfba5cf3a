import { useCallback, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

interface DetailState {
  fromList?: boolean;
}

/**
 * The record in the URL's hash over a list, and the way back to the unchanged list. react-admin treats every query
 * parameter as one of the list's. `shownId` outlives `id`, so that a closing drawer keeps its content while it slides
 * out.
 */
export function useDetailHash() {
  const { pathname, search, hash, state } = useLocation() as Location<DetailState | null>;
  const id = hash.slice(1) || undefined;
  const [shownId, setShownId] = useState(id);
  const navigate = useNavigate();
  const fromList = state?.fromList === true;
  if (id && id !== shownId) setShownId(id);

  const close = useCallback(() => {
    if (fromList) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true });
  }, [fromList, navigate, pathname, search]);

  return { id, shownId, close };
}
