import { createRequire } from 'node:module';

/** The product's version from the repository's package.json; the CHANGELOG lists its changes. */
export const { version: VERSION } = createRequire(import.meta.url)('../../../../package.json') as {
  version: string;
};
