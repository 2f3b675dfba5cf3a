import { OwnPackages } from '../own-packages.ts';

/** Lighthouse and what starts its Chromium. */
export const PACKAGES = new OwnPackages(import.meta.dirname);
