import type { Formats } from './settings.js';

export const DEFAULT_FORMATS: Formats = { language: 'es', timezone: 'Europe/Madrid' };

/*
 * How this installation writes dates and numbers. One value a process or page, as it is one installation: whoever reads
 * the settings says it here, and every text that is written afterwards follows. Apart from the formatters: every page
 * says it, few write dates.
 */
let current: Formats = DEFAULT_FORMATS;

export function setFormats(formats: Formats): void {
  current = formats;
}

export const formatsNow = (): Formats => current;
