import { createContext } from 'react';

/** Of the answer that is being rendered, or was for this document; none on pages that are kept for everybody. */
export const NonceContext = createContext<string | undefined>(undefined);
