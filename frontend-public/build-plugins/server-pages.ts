import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const CONTENT = resolve(import.meta.dirname, '../app/routes/content') + sep;
/** For staff, and as much a document as the page that it shows before it is published. */
const PREVIEW = resolve(import.meta.dirname, '../app/routes/vacancy-preview.tsx');
const SERVER_PAGE = resolve(import.meta.dirname, '../app/lib/ServerOnly.tsx');

/**
 * Pages of content work without scripts, so browsers get none for them: what a route under routes/content, or a vacancy's preview, shows and
 * says of itself is rendered on the server, inside `<ServerOnly>`, and the browser's build has a place-holder that
 * leaves it as it is. The shell around it (menu, session, cookies) is the same as everywhere.
 */
export function serverPages(): Plugin {
  return {
    name: 'server-pages',
    apply: 'build',
    enforce: 'pre',
    load(id, options) {
      if (options?.ssr || !(id.startsWith(CONTENT) || id === PREVIEW) || id.includes('?')) return undefined;
      return [
        `export { ServerPage as default } from ${JSON.stringify(SERVER_PAGE)};`,
        'export const meta = undefined;',
        'export const handle = undefined;',
      ].join('\n');
    },
  };
}
