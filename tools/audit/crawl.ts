/** Finds the public pages as a visitor would: by following links from the home page. */

/** All vacancy pages of a language look alike, so only one of them is measured. */
const OPENING = /^((?:\/[a-z]{2})?\/carreras)\/[\da-f]{8}-[\da-f-]+$/;

interface PublicPage {
  path: string;
  /** Whether search engines may index it. */
  indexed: boolean;
}

/**
 * @param only paths to visit instead, whose links are not followed
 * @returns `pages`: each path once, without its query, in the order in which links lead to them; a page that redirects
 * (because it needs a sign-in) is not public. `dead`: linked addresses that answer with an error
 */
export async function crawl(
  origin: string,
  only?: readonly string[],
): Promise<{ pages: PublicPage[]; dead: string[] }> {
  const pages: PublicPage[] = [];
  const dead = [];
  const waiting = [...(only ?? ['/'])];
  const known = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    if (response.status >= 300 && response.status < 400) continue;
    if (!response.ok) dead.push(`${path} (${response.status})`);
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) continue;
    const html = await response.text();
    pages.push({ path, indexed: !/<meta name="robots" content="[^"]*noindex/.test(html) });
    if (only) continue;
    for (const link of linksIn(html, origin + path)) {
      const name = link.replace(OPENING, '$1/:id');
      if (known.has(name)) continue;
      known.add(name);
      waiting.push(link);
    }
  }
  return { pages, dead };
}

/**
 * @param base the page's address
 * @returns paths on the same origin, without query and fragment
 */
export function linksIn(html: string, base: string): string[] {
  const { origin } = new URL(base);
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), base),
  );
  return links
    .filter((url) => url.origin === origin && !url.pathname.startsWith('/sistema-aplicacion'))
    .map(({ pathname }) => pathname);
}
