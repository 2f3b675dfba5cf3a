import { createContext } from 'react';

/** Of the answer that is being rendered; none in the browser, and on pages that are kept for everybody. */
export const NonceContext = createContext<string | undefined>(undefined);
