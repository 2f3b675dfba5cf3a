import type { Formats } from './settings.js';

export const DEFAULT_FORMATS: Formats = { language: 'es', timezone: 'Europe/Madrid' };

/*
 * Date and number formats of this installation: one value for each process or page. The code that reads the
 * settings sets it, and later texts use it. A separate module, because every page sets it but few format dates.
 */
let current: () => Formats = () => DEFAULT_FORMATS;

export function setFormats(formats: Formats): void {
  current = () => formats;
}

/** For a process that shows several languages at a time. */
export function readFormatsFrom(read: () => Formats): void {
  current = read;
}

export const formatsNow = (): Formats => current();
