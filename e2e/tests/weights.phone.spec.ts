import type { Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { apply, register } from '../pages/accounts.js';
import { newPerson } from '../pages/person.js';
import { noteScripts, waitForScripts, weighScripts } from '../pages/site-scripts.js';
import { expect, test } from '../pages/test.js';

/** Bytes with Brotli, as sent over HTTPS: of scripts with the words of parts, and of the words in the document. */
const MOST = { scripts: 125_000, words: 4_500 };
/** A form that is opened again at a later step fetches that step as well. */
const MOST_RESUMED = { ...MOST, scripts: 136_000 };
/** Few visits begin at a later tab of the portal. */
const MOST_OF_TAB = { ...MOST, scripts: 128_000 };

/** What a page fetches before the person does anything. */
async function weigh(page: Page, path: string): Promise<{ scripts: number; words: number }> {
  const noted = noteScripts(page);
  await page.goto(path);
  await waitForScripts(page);
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { all } = await weighScripts(page, noted.take());
  const words = (await page.locator('#page-words').textContent()) ?? '';
  return { scripts: all, words: brotliCompressSync(words).length };
}

for (const language of ['', '/ar']) {
  test(`the pages of a person are light on a phone at ${language || '/'}`, async ({ page, context }) => {
    const person = newPerson();
    await register(context, person);
    const heavy: string[] = [];
    const look = async (path: string, most = MOST) => {
      const { scripts, words } = await weigh(page, language + path);
      if (scripts > most.scripts || words > most.words) heavy.push(`${path}: ${scripts} and ${words}`);
    };
    await look('/portal-candidato');
    await look('/completar-candidatura');
    // Its draft has reached the last step.
    const begun = { base: 0, paso: 5, valores: { nombre: person.nombre }, respuestas: {} };
    expect((await context.request.put('/api/drafts/mine', { data: begun })).status()).toBe(200);
    await look('/completar-candidatura?paso=1');
    for (const step of [2, 3, 4, 5]) await look(`/completar-candidatura?paso=${step}`, MOST_RESUMED);
    await apply(context, person);
    await look('/portal-candidato?tab=resumen');
    for (const tab of ['perfil', 'documentos', 'progreso', 'mensajes', 'datos']) {
      await look(`/portal-candidato?tab=${tab}`, MOST_OF_TAB);
    }
    for (const path of ['/editar-candidatura', '/mi-cuenta', '/carreras', '/login']) await look(path);
    expect(heavy, 'bytes of scripts and of words').toEqual([]);
  });
}
