import { useEffect } from 'react';
import { usePermissions } from 'react-admin';
import { useNavigate } from 'react-router-dom';

/** Whether this person may see vacancies; who may not is sent to the start. */
export function useReadsVacancies(): boolean {
  const { permissions, isPending } = usePermissions<string[]>();
  const navigate = useNavigate();
  const allowed = permissions?.includes('vacancies:read_all') ?? false;
  useEffect(() => {
    if (!isPending && !allowed) void navigate('/admin', { replace: true });
  }, [isPending, allowed, navigate]);
  return allowed;
}
