import { useEffect } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** Whether the user has the screen's permission; a user without it is redirected to the HR dashboard. */
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
    void navigate('/admin', { replace: true });
  }, [isPending, allowed, navigate, notify, pathname]);
  return allowed;
}
