import { DESK, openStaff } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { paste, press, tabTo } from '../pages/by-keyboard.js';
import { expect, test } from '../pages/test.js';

test.use(DESK);

test(
  'a rule is made, tried, switched on and off with the keyboard alone',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const page = await openStaff(openBrowser, 'rrhh');
    const name = `Con teclas ${Date.now()}`;
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    const key = (one: string) => page.keyboard.press(one);
    const choose = async (field: string, option: string) => {
      await tabTo(page, page.getByRole('combobox', { name: field }).last());
      await key('Enter');
      await expect(page.getByRole('listbox')).toBeVisible();
      await key('Home');
      await tabTo(page, page.getByRole('option', { name: option, exact: true }), 'ArrowDown');
      await key('Enter');
      await expect(page.getByRole('listbox')).toBeHidden();
    };

    await page.goto('/sistema-aplicacion/rules');
    await expect(page.getByRole('heading', { level: 1, name: 'Reglas' })).toBeVisible();
    await expectAccessible(page, 'rules');
    await press(page, button('Nueva regla'));
    const dialog = page.getByRole('dialog', { name: 'Nueva regla' });
    await paste(page, dialog.getByRole('textbox', { name: 'Nombre' }), name);
    await choose('Qué pasa', 'una candidatura cambia de etapa o de fase');
    await choose('Etapa', 'Entrevista');
    await tabTo(page, dialog.locator('summary'));
    await key('Enter');
    await paste(page, dialog.getByLabel('Ciudad'), 'Torrelles de Foix');
    await choose('Qué hace', 'crear una tarea');
    await paste(page, dialog.getByRole('textbox', { name: 'Tarea' }), 'Llamar');
    await press(page, button('Añadir acción'));
    await choose('Qué hace', 'subir la prioridad');
    await choose('Prioridad', 'Alta');
    await expectAccessible(page, 'a new rule');
    await press(page, button('Guardar'));
    await expect(dialog).toBeHidden();
    await expect(button('Nueva regla')).toBeFocused();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('crea la tarea «Llamar», sube la prioridad a Alta');

    const actions = button(`Acciones de ${name}`);
    await press(page, actions);
    await tabTo(page, page.getByRole('menuitem', { name: '¿Qué habría hecho?' }), 'ArrowDown');
    await key('Enter');
    await expect(page.getByText('En los últimos 30 días no habría actuado con nadie.')).toBeVisible();
    await expectAccessible(page, 'what a rule would have done');
    await key('Escape');
    await expect(actions).toBeFocused();

    const on = page.getByRole('switch', { name: `Encender «${name}»` });
    await tabTo(page, on, 'Shift+Tab');
    await key('Space');
    // One reads for whom it would have acted before it is switched on.
    await press(page, button('Encender'));
    await expect(on).toBeChecked();
    await expect(on).toBeFocused();
    await key('Space');
    await expect(on).not.toBeChecked();
  },
);
