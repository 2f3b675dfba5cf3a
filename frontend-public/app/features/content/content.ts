import type { Layout, LayoutContent } from '../../../build-plugins/content-layouts';
import { languageNow } from '../../lib/language/language';
import { type CONTENT, contentFile, type ContentPath, type PathOf } from './pages';

/** Compiled and checked by build-plugins/content.ts; only the server has them. */
const FILES = import.meta.glob('../../../content/**/*.md', { eager: true, import: 'default' });

/** `path`: of the page, without a language's prefix. */
export type ContentOf<P extends ContentPath> = LayoutContent<(typeof CONTENT)[P]> & { path: P };

/** The words of a page in the language of the request. */
export const contentOf = <P extends ContentPath>(path: P): ContentOf<P> =>
  FILES[`../../../content/${languageNow()}/${contentFile(path)}`] as ContentOf<P>;

/** The page of a route that shows several: its id is the path (app/routes.ts). */
export const contentOfRoute = <L extends Layout>(
  matches: readonly ({ id: string } | undefined)[],
): ContentOf<PathOf<L>> => contentOf(matches.at(-1)?.id as PathOf<L>);
