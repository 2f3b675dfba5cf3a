import { openStaff } from '../pages/accounts.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { expect, test } from '../pages/test.js';

test(
  'HR chooses everybody behind the filters, sees what will happen, confirms, and takes it back',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const page = await openStaff(openBrowser, 'rrhh');
    await new HrDashboard(page).open();
    const boxes = page.getByRole('checkbox', { name: /^Seleccionar a / });
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('region', { name: 'Acciones sobre la selección' });
    await expect(bar.getByRole('status')).toHaveText('Seleccionadas 3');
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();

    await page.getByRole('checkbox', { name: 'Seleccionar esta página' }).check();
    await expect(bar.getByRole('status')).toHaveText('Seleccionadas 25');
    await page.getByRole('button', { name: 'Ir a la página siguiente' }).click();
    await expect(bar.getByRole('status')).toHaveText('Seleccionadas 25');
    await bar.getByRole('button', { name: /^Seleccionar las \d+ que cumplen los filtros/ }).click();
    await bar.getByRole('button', { name: 'Mover', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('En Revisión').check();
    await dialog.getByRole('button', { name: 'Ver qué pasará' }).click();
    await expect(dialog.getByText(/\d+ recibirán correo, \d+ sin email verificado/)).toBeVisible();
    await expect(dialog.getByText(/Ya está en En Revisión/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();

    const notice = page.getByRole('region', { name: 'Acción en marcha' });
    await expect(notice.getByText(/Se moverán \d+ candidaturas en \d+ s$/)).toBeVisible();
    await notice.getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice.getByRole('status')).toHaveText('Deshecho: no ha cambiado nada');
    await expect(bar).toBeHidden();
  },
);
