import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { provideWords, wordsOf } from './lib/language/i18n';
import { readPageWords } from './lib/language/page-words';
import { NonceContext } from './lib/nonce';
import { watchTyping } from './lib/typed-early';

// A page that fails in the browser renders its styles again; the same nonce makes the document's policy allow them.
const nonce = document.querySelector<HTMLElement>('style[data-page]')?.nonce || undefined;

const words = wordsOf(document.documentElement.lang, readPageWords());
provideWords(() => words);
watchTyping();

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
