import type { Page } from '@playwright/test';
import { apply, register } from '../pages/accounts.js';
import { newPerson } from '../pages/person.js';
import { noteScripts, waitForScripts, weighScripts } from '../pages/site-scripts.js';
import { expect, test } from '../pages/test.js';

/**
 * Bytes with Brotli, as sent over HTTPS, of scripts and the words of the language. The heaviest page is the portal's
 * first, which asks for the notifications at once: what they need is 4.3 kB.
 */
const MOST = 150_000;
/** Arabic letters take more bytes than Latin ones. */
const MORE_WORDS: Readonly<Record<string, number>> = { '/ar': 2_000 };

/** What a page fetches before the person does anything. */
async function weigh(page: Page, path: string): Promise<number> {
  const noted = noteScripts(page);
  await page.goto(path);
  await waitForScripts(page);
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { all } = await weighScripts(page, noted.take());
  return all;
}

for (const language of ['', '/ar']) {
  const tag = language === '' ? [] : ['@slow'];
  test(
    `the pages of a person are light on a phone at ${language || '/'}`,
    { tag },
    async ({ page, context }) => {
      const person = newPerson();
      await register(context, person);
      const heavy: string[] = [];
      const look = async (path: string) => {
        const bytes = await weigh(page, language + path);
        if (bytes > MOST + (MORE_WORDS[language] ?? 0)) heavy.push(`${path}: ${bytes}`);
      };
      await look('/portal-candidato');
      await look('/completar-candidatura');
      // Its draft has reached the last step.
      const begun = { base: 0, paso: 5, valores: { nombre: person.nombre }, respuestas: {} };
      expect((await context.request.put('/api/drafts/mine', { data: begun })).status()).toBe(200);
      for (const step of [1, 2, 3, 4, 5]) await look(`/completar-candidatura?paso=${step}`);
      await apply(context, person);
      for (const tab of ['resumen', 'perfil', 'documentos', 'progreso', 'mensajes', 'datos']) {
        await look(`/portal-candidato?tab=${tab}`);
      }
      for (const path of ['/editar-candidatura', '/mi-cuenta', '/carreras', '/']) {
        if (path !== '/' || language === '') await look(path);
      }
      await context.clearCookies();
      await look('/login');
      expect(heavy, 'bytes of scripts and words').toEqual([]);
    },
  );
}
