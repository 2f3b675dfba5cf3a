import type { Plugin } from 'vite';

/** Vite's module with the function around each `import()`. */
const HELPER = '\0vite/preload-helper.js';

/**
 * `import()` without what Vite adds for style sheets and preloading: the styles are in the document, and nothing is
 * preloaded. Every page would carry that code.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === HELPER ? 'export const __vitePreload = (load) => load();' : null;
    },
  };
}
