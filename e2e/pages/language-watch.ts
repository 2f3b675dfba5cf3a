/** Watches that the pages of a language stay in it: their words, and the addresses that they ask for. */
import type { Page, Request } from '@playwright/test';
import { languagePrefix, splitLanguage, type SiteLanguage } from '@hiring/contract/page';
import { expect } from './test.js';
import { spanishFinder } from './words.js';

/** Texts that a person sees or hears, which are not marked as being in another language. */
export async function ownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { lang } = document.documentElement;
    const own = (element: Element | null): boolean =>
      element !== null &&
      element.closest('[lang]')?.getAttribute('lang') === lang &&
      !element.closest('script, style, noscript, textarea, template');
    const texts: string[] = [document.title.split(' | ')[0] ?? ''];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (own(node.parentElement)) texts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (!own(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
}

/** Pages and the router's requests for their data; files and the API have one address for all languages. */
const isOfPage = (request: Request): boolean =>
  new URL(request.url()).pathname.endsWith('.data') ||
  (request.isNavigationRequest() && request.frame().parentFrame() === null);

export interface LanguageWatch {
  /** Whether what the page shows now is in the language. */
  look: (where: string) => Promise<void>;
  /** Addresses outside the language so far, each with its method. */
  strays: string[];
}

export function watchLanguage(page: Page, language: SiteLanguage): LanguageWatch {
  const spanishIn = language === 'es' ? () => [] : spanishFinder(language);
  const strays: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isOfPage(request) && splitLanguage(pathname).language !== language)
      strays.push(`${request.method()} ${pathname}`);
  });
  return {
    strays,
    async look(where) {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect.soft(new URL(page.url()).pathname, where).toMatch(new RegExp(`^${languagePrefix(language)}/`));
      expect.soft(spanishIn(await ownTexts(page)), where).toEqual([]);
    },
  };
}
