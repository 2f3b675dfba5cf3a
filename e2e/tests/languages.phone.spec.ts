import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/axe.js';
import { apply, register } from '../pages/accounts.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

/** Names that are written in Latin letters in every language. */
const NAMES =
  'AEPD LOPDGDD LSSI Argon Apple Mozilla Microsoft Analytics Ireland Limited www aepd calle Jorge Juan Madrid Cookies Zarvia Sitges Carrer Exemple info ZIP RGPD currículum señor pdf Flotas Logística NIF CV PDF DOC DOCX JPEG JPG PNG KB MB GPS ADR CAP ITV DNI NIE RRHH Google Chrome Linux Android iPhone HeadlessChrome JavaScript WhatsApp LinkedIn Facebook Correo Instagram com example https Español Català English Română';

const wordsIn = (text: string): string[] => text.match(/\p{Script=Latin}{3,}/gu) ?? [];

/** Texts of the page in Latin letters which are not marked as being in another language. */
async function latinTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const inArabic = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'ar';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!inArabic(parent) || parent?.closest('script, style, noscript, textarea')) continue;
      texts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (!inArabic(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts;
  });
}

test('careers, form, portal and account are in Arabic, from right to left, without a Spanish word of ours', async ({
  page,
  context,
}) => {
  const person = newPerson();
  const data: unknown[] = [];
  for (const path of ['/api/vacancies', '/api/departments']) {
    data.push(await (await context.request.get(path)).json());
  }
  const known = new Set([...wordsIn(NAMES), ...wordsIn(JSON.stringify([data, person]))]);
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('h1')).toBeVisible();
    const leaks = (await latinTexts(page)).filter((text) => wordsIn(text).some((word) => !known.has(word)));
    expect
      .soft(
        leaks.map((text) => text.trim()),
        path,
      )
      .toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, path).toBe(0);
    await expectAccessible(page, path);
  };

  for (const path of ['/carreras', '/login', '/login?tab=registro', '/contacto', '/politica-privacidad'])
    await look(`/ar${path}`);
  await page.goto('/ar/carreras');
  await page.locator('article a, li a').filter({ hasText: 'Conductor' }).first().click();
  await look(new URL(page.url()).pathname);

  await register(context, person);
  for (const step of [1, 2, 3, 4, 5]) await look(`/ar/completar-candidatura?paso=${step}`);
  // Spanish is typed from the left, as it is read.
  await page.goto('/ar/completar-candidatura?paso=1');
  for (const field of await page.getByRole('textbox').all())
    await expect(field).toHaveCSS('unicode-bidi', 'plaintext');
  const { id } = await apply(context, person);
  // The reference of the application, as in "46deabe0".
  for (const word of wordsIn(id)) known.add(word);
  await look(`/ar/candidatura-enviada?candidatura=${id}`);
  for (const tab of ['resumen', 'perfil', 'documentos', 'progreso', 'mensajes', 'datos']) {
    await look(`/ar/portal-candidato?tab=${tab}`);
  }
  await look('/ar/editar-candidatura');

  await page.goto('/mi-cuenta');
  await page.getByLabel('Idioma en el que te escribimos').selectOption('ar');
  await page.waitForURL('**/ar/mi-cuenta');
  await look('/ar/mi-cuenta');
  await expect(page.locator('#idioma')).toHaveValue('ar');
});
