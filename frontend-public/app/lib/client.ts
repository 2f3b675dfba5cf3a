import { createBrowserClient } from '@hiring/contract/browser-client';
import { UNKNOWN_ERROR } from './api';
import { languageNow } from './language/language';
import { OFFLINE } from './offline';

export const client = createBrowserClient({
  language: languageNow,
  words: {
    // Read when they are shown: this file may arrive before the page's words.
    get offline() {
      return OFFLINE();
    },
    get unexpected() {
      return UNKNOWN_ERROR();
    },
  },
});
