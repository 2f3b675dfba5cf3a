import { useEffect } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** Whether this person has the permission that a screen needs; who has it not is sent to the HR dashboard. */
export function useRequired(permission: string): boolean {
  const { permissions, isPending } = usePermissions<string[]>();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname } = useLocation();
  const allowed = permissions?.includes(permission) ?? false;
  useEffect(() => {
    if (isPending || allowed) return;
    // The first screen of the area is nobody's mistake: there HR is led to its own without a word.
    if (pathname !== '/') {
      notify('Esa pantalla no está entre los permisos de tu cuenta.', { type: 'warning' });
    }
    void navigate('/admin', { replace: true });
  }, [isPending, allowed, navigate, notify, pathname]);
  return allowed;
}
