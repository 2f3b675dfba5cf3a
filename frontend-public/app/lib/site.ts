import { useRouteLoaderData } from 'react-router';
import type { SiteData } from './meta';

/** Company, viewer and address of the site; undefined only when the root itself failed to load. */
export function useSite(): SiteData | undefined {
  return useRouteLoaderData<SiteData>('root');
}
