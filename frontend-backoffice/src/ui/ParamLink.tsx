import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CoveringLink } from './DetailLink';

/** Opens a record over its list by a parameter of the address, and keeps the list's own. */
export function ParamLink({ name, id, children }: { name: string; id: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set(name, id);
  return (
    <CoveringLink to={{ pathname, search: params.toString() }} state={{ fromList: true }}>
      {children}
    </CoveringLink>
  );
}
