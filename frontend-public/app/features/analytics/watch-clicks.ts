import type { AnalyticsService } from './google-analytics';
import { isPublicPath, measuredPath } from './measured-path';

/** Longer than any label of this site. */
const LABEL_CHARACTERS = 60;

/** The target of a link without anything that could identify a person: numbers, addresses, queries. */
function destinationOf({ origin, protocol, pathname, hostname }: HTMLAnchorElement): string | null {
  if (origin === location.origin) return measuredPath(pathname);
  return ['http:', 'https:'].includes(protocol) ? hostname : protocol;
}

/** Sends link clicks, and button clicks on pages that are the same for everybody. Returns the cleanup function. */
export function watchClicks(send: AnalyticsService['send']): () => void {
  function onClick({ target }: MouseEvent) {
    const control = target instanceof Element ? target.closest('a[href], button, summary') : null;
    if (control instanceof HTMLAnchorElement) {
      const link = destinationOf(control);
      if (link !== null) send('navigation', { link });
    } else if (control?.closest('main, footer') && isPublicPath(location.pathname)) {
      const label = (control.ariaLabel ?? control.textContent).trim();
      if (label) send('button_click', { label: label.slice(0, LABEL_CHARACTERS) });
    }
  }
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
