/** The choice about cookies as a browser keeps it. */
import type { BrowserContext, Page } from '@playwright/test';
import {
  CONSENT_KEY,
  consentVersion,
  NECESSARY_ONLY,
  type ConsentRecord,
} from '../../frontend-public/app/features/consent/consent.js';

type StorageState = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>;

/** The choice of a visitor who wanted the necessary ones only, as a browser's state. */
export function storedChoice(origin: string, changes: Partial<ConsentRecord> = {}): StorageState {
  const record: ConsentRecord = {
    necessary: true,
    ...NECESSARY_ONLY,
    version: consentVersion(null),
    date: new Date().toISOString(),
    ...changes,
  };
  const localStorage = [{ name: CONSENT_KEY, value: JSON.stringify(record) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

export async function choiceIn(page: Page): Promise<ConsentRecord | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY);
  return text === null ? null : (JSON.parse(text) as ConsentRecord);
}

/** What is on a page about cookies. */
export const consentOn = (page: Page) => ({
  banner: page.getByRole('region', { name: 'Aviso de cookies' }),
  button: page.getByRole('button', { name: 'Cookies', exact: true }),
  dialog: page.getByRole('dialog', { name: 'Configuración de cookies' }),
});
