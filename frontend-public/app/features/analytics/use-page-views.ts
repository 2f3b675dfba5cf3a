import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from './track';

/** One page view for each page that is shown, the one on which consent is given included. */
export function usePageViews(measured: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (measured) track('page_view', {});
  }, [pathname, measured]);
}
