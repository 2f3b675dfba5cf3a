import { useEffect } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** The first screen of managers. */
export const TEAM = '/equipo';

/** Whether the user has the screen's permission; a user without it is redirected to the first screen of the role. */
export function useRequired(permission: string): boolean {
  const { permissions, isPending } = usePermissions<string[]>();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname } = useLocation();
  const allowed = permissions?.includes(permission) ?? false;
  useEffect(() => {
    if (isPending || allowed) return;
    // Without a message on the first screen: HR is always redirected from it.
    if (pathname !== '/') {
      notify('layout.start.notAllowed', { type: 'warning' });
    }
    void navigate(permissions?.includes('team:read') ? TEAM : '/admin', { replace: true });
  }, [isPending, allowed, permissions, navigate, notify, pathname]);
  return allowed;
}
