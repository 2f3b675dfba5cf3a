import { api } from '../../lib/api';

/** Opened anew, and not from a page of this site: neither a reload nor the way back is another arrival. */
function arrives(): boolean {
  const [opening] = performance.getEntriesByType('navigation');
  const anew = !opening || (opening as PerformanceNavigationTiming).type === 'navigate';
  return anew && !document.referrer.startsWith(`${window.location.origin}/`);
}

/** Tells the server that somebody arrived by a tracking link: the code alone, and nothing of who it is. */
export function countVisit(code: string): void {
  if (!arrives()) return;
  // A visit that is not counted is nothing to tell the visitor.
  api
    .post('/api/tracking-links/{codigo}/visits', { params: { path: { codigo: code } }, keepalive: true })
    .catch(() => undefined);
}
