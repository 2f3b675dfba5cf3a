/** Pure functions of the built product: texts and rules that have to be the same word for word. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/lib/paths.mjs';

/** @param module its path below backend/dist */
export const ofProduct = async <Exports>(module: string): Promise<Exports> =>
  (await import(pathToFileURL(path.join(ROOT, 'backend', 'dist', module)).href)) as Exports;
