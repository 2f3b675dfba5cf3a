import type { Schemas } from '@hiring/contract/api';
import { DESK, signIn, STAFF } from '../pages/accounts.js';
import { vacanciesIn } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test.use(DESK);

const NOTE = {
  ca: 'Aquesta oferta està escrita en castellà.',
  ro: 'Această ofertă este scrisă în spaniolă.',
};

test('HR writes a vacancy in Catalan; in other languages its page says that it is in Spanish', async ({
  page,
  context,
}) => {
  await signIn(context, STAFF.rrhh);
  const [original] = await vacanciesIn(context.request, 'activa');
  // A copy of its own: other tests look at the original.
  const copied = await context.request.post(`/api/vacancies/${original?.id}/duplicate`, {
    headers: { 'Idempotency-Key': `words-${Date.now()}` },
  });
  const { id } = (await copied.json()) as Schemas['VacancyResponse'];
  const opened = await context.request.post(`/api/vacancies/${id}/state`, {
    data: { estado: 'activa', visto: 'borrador' },
  });
  expect(opened.ok(), await opened.text()).toBe(true);
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto(`/ca/carreras/${id}`);
  await expect(page.getByText(NOTE.ca)).toBeVisible();
  await expect(heading.locator('[lang="es"]')).toHaveText(/^Copia de /);

  await page.goto(`/sistema-aplicacion/vacancies/${id}/show/idiomas`);
  const title = page.getByRole('textbox', { name: 'Título' });
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Fem traslladar vehicles.');
  await page.getByRole('button', { name: 'Guardar textos' }).click();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await title.fill('Conductora de portavehicles');

  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'English' }).click();
  await expect(title).toHaveValue('Conductora de portavehicles');
  expect(questions).toHaveLength(1);

  await page.getByRole('button', { name: 'Guardar textos' }).click();
  await expect(page.getByText('Textos guardados')).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(title).toHaveValue('');
  await page.getByRole('link', { name: 'Català' }).click();
  await expect(title).toHaveValue('Conductora de portavehicles');

  await page.goto(`/ca/carreras/${id}`);
  await expect(heading).toHaveText('Conductora de portavehicles');
  await expect(heading.locator('[lang]')).toHaveCount(0);
  await expect(page.getByText(NOTE.ca)).toHaveCount(0);
  await page.goto(`/ro/carreras/${id}`);
  await expect(page.getByText(NOTE.ro)).toBeVisible();
  await expect(heading.locator('[lang="es"]')).toHaveText(/^Copia de /);
  await page.goto(`/carreras/${id}`);
  await expect(heading).toHaveText(/^Copia de /);
  await expect(heading.locator('[lang]')).toHaveCount(0);

  // Later tests count what is open.
  const closed = await context.request.post(`/api/vacancies/${id}/state`, {
    data: { estado: 'pausada', visto: 'activa' },
  });
  expect(closed.ok()).toBe(true);
});
