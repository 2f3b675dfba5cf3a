import { useEffect } from 'react';
import { usePermissions } from 'react-admin';
import { useNavigate } from 'react-router-dom';

/** Whether this person has the permission that a screen needs; who has it not is sent to the HR dashboard. */
export function useRequired(permission: string): boolean {
  const { permissions, isPending } = usePermissions<string[]>();
  const navigate = useNavigate();
  const allowed = permissions?.includes(permission) ?? false;
  useEffect(() => {
    if (!isPending && !allowed) void navigate('/admin', { replace: true });
  }, [isPending, allowed, navigate]);
  return allowed;
}
