/** What a company of years has: many vacancies, tasks and columns. */
import type { Schemas } from '@hiring/contract/api';
import { openStaff } from '../pages/accounts.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

test('the list is filtered by a vacancy of years ago, found by a word of its title', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'rrhh');
  const answer = await page.request.get('/api/vacancies?range=[0,99]');
  const vacancies = (await answer.json()) as Schemas['VacancyResponse'][];
  const title = vacancies.findLast(({ estado }) => estado === 'activa')?.titulo ?? '';
  await new HrDashboard(page).open();
  await page.getByRole('button', { name: 'Más filtros' }).click();
  const filter = page.getByRole('combobox', { name: 'Vacante' });
  await filter.fill(title);
  await page.getByRole('option', { name: title }).first().click();
  const chip = page.getByRole('button', { name: `Quitar filtro: Vacante: ${title}` });
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();

  await page.getByRole('button', { name: 'Más filtros' }).click();
  await filter.fill('espontánea');
  await page.getByRole('option', { name: 'Candidatura espontánea' }).click();
  await expect(page.getByRole('group', { name: 'Filtros en uso' })).toContainText('Candidatura espontánea');
});
