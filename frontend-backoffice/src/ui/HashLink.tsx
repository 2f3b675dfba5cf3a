import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CoveringLink } from './DetailLink';

/** Opens a record over its list (`useDetailHash`), which keeps its state. */
export function HashLink({ id, children }: { id: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <CoveringLink to={{ pathname, search, hash: id }} state={{ fromList: true }}>
      {children}
    </CoveringLink>
  );
}
