import { createRequire } from 'node:module';

/** Of the product: that of the repository's package.json, whose changes the CHANGELOG tells. */
export const { version: VERSION } = createRequire(import.meta.url)('../../../../package.json') as {
  version: string;
};
