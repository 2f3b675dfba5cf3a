import type { Messages } from '@lingui/core';
import { createContext } from 'react';

/** The place of a page's words in its document: the server writes them, and the browser reads them before it starts. */
export const WORDS_ID = 'page-words';

export interface PageWords {
  /** Where the words of later parts are (needed-words.ts); absent while sources change. */
  folder?: string | undefined;
  /** Without what would end a script. */
  json: string;
}

/** Empty in browsers. */
export const PageWordsContext = createContext<PageWords>({ json: '' });

/** @throws SyntaxError when the document was cut off */
export const readPageWords = (): Messages =>
  JSON.parse(document.getElementById(WORDS_ID)?.textContent || '{}') as Messages;
