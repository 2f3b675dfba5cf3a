import { api } from '../../lib/api';

/** Whether this is an arrival: not a reload, not the back button, not a link of this site. */
function arrives(): boolean {
  const [opening] = performance.getEntriesByType('navigation');
  const anew = !opening || (opening as PerformanceNavigationTiming).type === 'navigate';
  return anew && !document.referrer.startsWith(`${window.location.origin}/`);
}

/** Reports an arrival by a tracking link: only the code, nothing about the visitor. */
export function countVisit(code: string): void {
  if (!arrives()) return;
  // A visit that is not counted does not concern the visitor.
  api
    .post('/api/tracking-links/{codigo}/visits', { params: { path: { codigo: code } }, keepalive: true })
    .catch(() => undefined);
}
