import type { SiteLanguage } from '@hiring/contract/page';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { provideWords } from './lib/language/i18n';
import { loadWords } from './lib/language/load-words';
import { NonceContext } from './lib/nonce';
import { watchTyping } from './lib/typed-early';

// A page that fails in the browser renders its styles again; the same nonce makes the document's policy allow them.
const nonce = document.querySelector<HTMLElement>('style[data-page]')?.nonce || undefined;

watchTyping();

void loadWords(document.documentElement.lang as SiteLanguage, location.pathname).then((words) => {
  provideWords(() => words);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NonceContext value={nonce}>
          <HydratedRouter />
        </NonceContext>
      </StrictMode>,
    );
  });
});
