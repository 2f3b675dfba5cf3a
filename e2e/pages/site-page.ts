/** The facts about a page, read from its document. */
import type { Page } from '@playwright/test';

export interface SitePage {
  status: number;
  /** The final URL: closed pages redirect to the sign-in page. */
  path: string;
  title: string;
  /** The words of each first-level heading. */
  headings: string[];
  /** The levels of all headings, in order. */
  levels: number[];
  canonical: string | null;
  robots: string;
  language: string;
  /** Addresses with their fragments. */
  links: string[];
  ids: string[];
  /** Pictures that neither have a name nor are hidden from screen readers. */
  unnamed: string[];
  /** Visible controls that do nothing without scripts. */
  dead: string[];
  /** Elements that move, or scroll smoothly. */
  moving: string[];
  /** Letters of the main part. */
  length: number;
}

export async function look(page: Page, path: string): Promise<SitePage> {
  const response = await page.goto(path);
  const { pathname, search } = new URL(page.url());
  return { status: response?.status() ?? 0, path: pathname + search, ...(await read(page)) };
}

const read = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const start = (element: Element) => element.outerHTML.slice(0, 120);
    const isNamed = (picture: Element) =>
      picture.localName === 'img'
        ? picture.hasAttribute('alt')
        : picture.getAttribute('role') === 'img' &&
          (picture.hasAttribute('aria-label') || picture.hasAttribute('aria-labelledby'));
    const sends = (button: HTMLElement) => button.matches('form[method] [type=submit]');
    const isAnchorless = (link: Element) => ['', '#', null].includes(link.getAttribute('href'));
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(duration) > 1;
      })
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? start(effect.target) : '?'));
    const slow = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
    return {
      title: document.title,
      headings: all('h1').map(({ textContent }) => textContent),
      levels: all('h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName.slice(1))),
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
      robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content ?? '',
      language: document.documentElement.lang,
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
      ids: all('[id]').map(({ id }) => id),
      unnamed: all('img, svg')
        .filter((picture) => !isNamed(picture) && picture.closest('[aria-hidden="true"]') === null)
        .map(start),
      dead: [
        ...all('button:enabled, [role=button]').filter((button) => !sends(button)),
        ...all('a').filter(isAnchorless),
      ]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .map(start),
      moving: slow ? [...moving, 'scrolling'] : moving,
      length: document.querySelector('main')?.innerText.length ?? 0,
    };
  });
