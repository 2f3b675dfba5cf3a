import { useLocation, useMatches } from 'react-router';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { breadcrumbsOf } from './breadcrumbs';

/** A route may name its own page: `export const handle: PageHandle<typeof loader> = { crumb: … }`. */
export interface PageHandle<Data = unknown> {
  crumb?: (loaderData: Data) => string | undefined;
}

export function PageBreadcrumb() {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  if (pathname === '/') return null;
  const handle = page?.handle as PageHandle | undefined;
  return <Breadcrumb crumbs={breadcrumbsOf(pathname, handle?.crumb?.(page?.loaderData))} />;
}
