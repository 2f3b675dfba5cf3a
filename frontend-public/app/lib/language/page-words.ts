import type { Messages } from '@lingui/core';
import { createContext } from 'react';

/** The place of a page's words in its document: the server writes them, and the browser reads them before it starts. */
export const WORDS_ID = 'page-words';

/** The words of a page as JSON, without what would end a script. Empty in browsers. */
export const PageWordsContext = createContext('');

/** @throws SyntaxError when the document was cut off */
export const readPageWords = (): Messages =>
  JSON.parse(document.getElementById(WORDS_ID)?.textContent || '{}') as Messages;
