import { OwnPackages } from '../own-packages.ts';

/** Stryker, and the Vitest that it runs. */
export const PACKAGES = new OwnPackages(import.meta.dirname);
