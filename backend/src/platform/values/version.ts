import { createRequire } from 'node:module';

/** The product's version from the repository's package.json; the CHANGELOG lists its changes. */
export const { version: VERSION } = createRequire(import.meta.url)('../../../../package.json') as {
  version: string;
};

/**
 * The oldest version that works on the schema of this one: the last release. Every migration is noted with it, so that an
 * older process knows that it must not start.
 */
export const OLDEST_BESIDE = '1.0.0';

/** Negative when `a` is older. */
export function compareVersions(a: string, b: string): number {
  const parts = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number);
  const [left, right] = [parts(a), parts(b)];
  return left.map((part, place) => part - (right[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
