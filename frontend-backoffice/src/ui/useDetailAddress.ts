import { useCallback, useState } from 'react';
import { type Location, useLocation, useMatch, useNavigate } from 'react-router-dom';

interface DetailState {
  fromList?: boolean;
}

/**
 * The record whose URL is open over a list, and the way back to the unchanged list. `shownId` outlives `id`, so that a
 * closing drawer keeps its content while it slides out.
 */
export function useDetailAddress(resource: string, listPath: string) {
  const id = useMatch(`/${resource}/:id/show`)?.params.id;
  const [shownId, setShownId] = useState(id);
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<DetailState | null>;
  const fromList = state?.fromList === true;
  if (id && id !== shownId) setShownId(id);

  const close = useCallback(() => {
    if (fromList) return void navigate(-1);
    // The tab of the record is no parameter of the list.
    const query = new URLSearchParams(search);
    query.delete('parte');
    void navigate({ pathname: listPath, search: query.toString() }, { replace: true });
  }, [fromList, listPath, navigate, search]);

  return { id, shownId, close };
}
