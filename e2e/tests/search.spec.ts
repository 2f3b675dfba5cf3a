import { openApplicant, openStaff } from '../pages/accounts.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

test(
  'HR finds words of a CV regardless of accents and endings, and sees where they are',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const page = await openStaff(openBrowser, 'rrhh');
    await page.goto('/sistema-aplicacion/admin');
    const field = page.getByLabel('Buscar por nombre, correo o posición');
    await expect(field).toHaveAccessibleDescription(/entre comillas/i);
    await field.fill('tacografos');
    await expect(page.getByText(/En el CV: …/).first()).toBeVisible();
    await expect(page.locator('mark').first()).toHaveText(/tac[oó]grafos?/i);
  },
);

test(
  'HR writes a note, changes, deletes and restores it, and finds it in the history',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const applicant = await openApplicant(openBrowser, person);
    const page = await openStaff(openBrowser, 'rrhh');
    const { id } = await candidateOf(page.request, person.email);
    await page.goto(`/sistema-aplicacion/candidates/${id}/show?parte=notas`);
    const drawer = new HrDashboard(page).drawer;
    await expect(drawer.getByRole('heading', { level: 2, name: fullName(person) })).toBeVisible();
    await drawer.getByLabel('Nueva nota interna').fill('Llamar el lunes');
    await drawer.getByRole('button', { name: 'Guardar nota' }).click();
    const note = drawer.getByRole('listitem').filter({ hasText: 'Llamar el' });
    await expect(note).toBeVisible();
    await note.getByRole('button', { name: 'Editar' }).click();
    await expect(drawer.getByLabel('Editar la nota')).toBeFocused();
    await drawer.getByLabel('Editar la nota').fill('Llamar el martes');
    await drawer.getByRole('button', { name: 'Guardar cambios' }).click();
    await drawer.getByRole('button', { name: 'Eliminar' }).click();
    await expect(drawer.getByText('Llamar el martes')).toBeHidden();
    await expect(drawer.getByRole('button', { name: 'Deshacer' })).toBeFocused();
    await drawer.getByRole('button', { name: 'Deshacer' }).click();
    await expect(drawer.getByText('Llamar el martes')).toBeVisible();
    // The address of an older tab leads to the one that replaced it.
    await expect(drawer.getByRole('tab', { name: 'Conversación' })).toHaveAttribute('aria-selected', 'true');
    await expect(drawer.getByRole('tabpanel').getByText('Candidatura recibida').first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Notas internas' }).click();
    await expect(drawer.getByText('Candidatura recibida')).toHaveCount(0);
    await expect(note).toBeVisible();
    const portal = await applicant.request.get('/api/candidates/me');
    expect(await portal.text()).not.toContain('Llamar el martes');
  },
);
