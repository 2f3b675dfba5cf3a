/** The rules for every page that a visitor finds. */
import { splitLanguage } from '@hiring/contract';
import { OPENING, UNLISTED_PAGES } from './site-map.js';
import type { SitePage } from './site-page.js';

/** A shorter text tells a visitor nothing. */
const SHORTEST = 120;

/** Other sites that links may lead to, when a person follows them: where an opening is shared, where to complain. */
const ELSEWHERE = /^https:\/\/(wa\.me|www\.linkedin\.com|www\.aepd\.es)\//;

/** Narrowed down by the visitor: search engines keep the whole list instead. */
const isFiltered = (address: URL) =>
  splitLanguage(address.pathname).path === '/carreras' &&
  [...address.searchParams.keys()].some((name) => name !== 'pagina');

/** One page, whatever question is open. */
const ignoresQuery = (address: URL) => splitLanguage(address.pathname).path === '/contacto';

/** What is wrong with it, in words. */
export function complaintsAbout(seen: SitePage, origin: string): string[] {
  const address = new URL(seen.path, origin);
  const complaints: string[] = [];
  const check = (holds: boolean, complaint: string) => {
    if (!holds) complaints.push(complaint);
  };

  check(seen.status === 200, `answers ${seen.status}`);
  check(seen.headings.length === 1, `has ${seen.headings.length} headings of the first level`);
  check(seen.levels[0] === 1, 'begins with another heading than the first-level one');
  seen.levels.forEach((level, index) => {
    const before = seen.levels[index - 1] ?? 0;
    check(level <= before + 1, `jumps from heading ${before} to ${level} at heading number ${index + 1}`);
  });
  const { language, path } = splitLanguage(address.pathname);
  check(seen.language === language, `says that it is written in ${seen.language}`);
  check(seen.title.length > 0, 'has no title');
  check(seen.length >= SHORTEST, `says no more than ${seen.length} letters without scripts`);
  check(new Set(seen.ids).size === seen.ids.length, 'uses an id twice');
  seen.unnamed.forEach((picture) => complaints.push(`has a picture without a name: ${picture}`));
  seen.dead.forEach((control) => complaints.push(`shows what does nothing without scripts: ${control}`));
  seen.moving.forEach((part) => complaints.push(`moves for somebody who asked for no motion: ${part}`));

  const unlisted = UNLISTED_PAGES.includes(path) || isFiltered(address);
  check(seen.robots.includes('noindex') === unlisted, `tells search engines «${seen.robots}»`);
  const own = ignoresQuery(address) ? new URL(address.pathname, origin) : address;
  check(unlisted || seen.canonical === own.href, `names ${String(seen.canonical)} as its address`);

  for (const link of seen.links) {
    const { origin: there, protocol } = new URL(link);
    check(
      there === origin || ['mailto:', 'tel:'].includes(protocol) || ELSEWHERE.test(link),
      `links to ${link}`,
    );
  }
  return complaints;
}

/** Pages of different content with one title, and links to a part of a page that has no such part. */
export function complaintsAboutAll(found: ReadonlyMap<string, SitePage>, origin: string): string[] {
  const complaints: string[] = [];
  const owners = new Map<string, string>();
  for (const { title, canonical, path } of found.values()) {
    const page = canonical ?? new URL(path, origin).pathname;
    const owner = owners.get(title) ?? page;
    owners.set(title, owner);
    if (owner !== page) complaints.push(`${owner} and ${page} are both called «${title}»`);
  }
  for (const [path, { links }] of found) {
    for (const link of links.map((href) => new URL(href)).filter(({ hash }) => hash !== '')) {
      const target = link.origin === origin ? found.get(link.pathname + link.search) : undefined;
      const part = decodeURIComponent(link.hash.slice(1));
      if (target && !target.ids.includes(part))
        complaints.push(`${path} links to ${link.href}: no such part`);
    }
  }
  return complaints;
}

/** The listed pages that no link led to; an opening is one of them. */
export function unreached(listed: readonly string[], found: ReadonlyMap<string, SitePage>): string[] {
  const paths = new Set([...found.values()].map(({ path }) => path.split('?')[0] ?? ''));
  const missing = listed.filter((path) => !paths.has(path));
  return [...paths].some((path) => OPENING.test(path)) ? missing : [...missing, 'an opening'];
}
