import { OwnPackages } from '../own-packages.ts';

/** Spectral with OWASP's rules, and html-validate. */
export const PACKAGES = new OwnPackages(import.meta.dirname);
