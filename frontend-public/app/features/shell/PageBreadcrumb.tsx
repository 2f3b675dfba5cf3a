import { useLocation, useMatches } from 'react-router';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { StructuredData } from '../seo/StructuredData';
import { breadcrumbsOf } from './breadcrumbs';

export interface PageHandle<Data = unknown> {
  /** The page's own name in the breadcrumb. */
  crumb?: (loaderData: Data) => string | undefined;
  /**
   * The page depends on the visitor. All other pages are rendered once and sent to everybody: their loaders run without
   * a visitor.
   */
  perVisitor?: boolean;
  /** The URL is secret: the page does not repeat it. */
  noTrail?: boolean;
  /** The page has the portal's header instead of the site's, and no breadcrumb. */
  portalBar?: boolean;
}

export function PageBreadcrumb() {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const handle = page?.handle as PageHandle | undefined;
  if (pathname === '/' || handle?.noTrail || handle?.portalBar) return null;
  const crumbs = breadcrumbsOf(pathname, handle?.crumb?.(page?.loaderData));
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <StructuredData about={{ crumbs }} />
    </>
  );
}
