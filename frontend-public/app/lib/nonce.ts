import { createContext } from 'react';

/** The nonce of the current response, or of this document; none on pages cached for everybody. */
export const NonceContext = createContext<string | undefined>(undefined);
