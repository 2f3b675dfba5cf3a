import { useRouteLoaderData } from 'react-router';
import type { SiteData } from './meta';

/** The site's company, viewer and URL; undefined only when the root failed to load. */
export function useSite(): SiteData | undefined {
  return useRouteLoaderData<SiteData>('root');
}
