import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from './track';

/** Sends one page view for each page, including the page on which consent is given. */
export function usePageViews(measured: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (measured) track('page_view', {});
  }, [pathname, measured]);
}
