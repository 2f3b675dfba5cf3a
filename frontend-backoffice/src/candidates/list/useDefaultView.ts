import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listAddress } from './filters';
import type { SavedView } from './useSavedViews';

/** Once a visit: going back to the list later must not undo what was chosen since. */
let opened = false;

/** Opens the default view, unless the address names what to show or a record is open over the list. */
export function useDefaultView(views: readonly SavedView[] | undefined) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const named = pathname !== '/admin' || new URLSearchParams(search).has('filter');

  useEffect(() => {
    if (!views || opened) return;
    opened = true;
    const view = views.find(({ predeterminada }) => predeterminada);
    if (view && !named) void navigate(listAddress(view.filtros, view.orden), { replace: true });
  }, [views, named, navigate]);
}
