/** The screens of administrators in their main states, at whatever width. */
import { expect, type Page } from '@playwright/test';
import type { Look } from './site-screens.js';

const BASE = '/sistema-aplicacion';

/** Each with something that shows that its content has come. */
const SCREENS: readonly [path: string, shows: (page: Page) => ReturnType<Page['getByText']>][] = [
  ['', (page) => page.getByRole('heading', { name: 'Candidaturas por semana' })],
  ['/panel-admin', (page) => page.getByLabel('Razón social')],
  ['/panel-admin/emails', (page) => page.getByRole('button', { name: 'Enviar prueba' })],
  ['/panel-admin/seguridad', (page) => page.getByRole('heading', { name: 'Sesiones del personal' })],
  ['/panel-admin/departamentos', (page) => page.getByRole('link', { name: 'Añadir departamento' })],
  ['/panel-admin/usuarios', (page) => page.getByText('rrhh@example.com').first()],
  ['/panel-admin/registro', (page) => page.getByText('auth.sign_in', { exact: false }).first()],
  ['/panel-admin/crear-usuario', (page) => page.getByRole('button', { name: 'Crear y enviar invitación' })],
  ['/panel-admin/proteccion-datos', (page) => page.getByRole('button', { name: 'Registrar solicitud' })],
  ['/vacancies', (page) => page.getByRole('button', { name: /^Más acciones de/ }).first()],
  ['/vacancies/create', (page) => page.getByRole('heading', { name: 'Preguntas para quien se presente' })],
  ['/tracking-links', (page) => page.getByRole('heading', { level: 1 })],
  ['/people', (page) => page.getByRole('button', { name: 'Exportar' })],
  ['/imports', (page) => page.getByRole('heading', { level: 1 })],
  ['/imports/create', (page) => page.getByText('Suelta aquí el archivo')],
  ['/imports/create?tipo=cvs', (page) => page.getByRole('heading', { level: 1 })],
];

export async function visitAdministration(page: Page, look: Look): Promise<void> {
  for (const [path, shows] of SCREENS) {
    await page.goto(BASE + path);
    await shows(page).waitFor();
    await expect(page.getByRole('status', { name: 'Cargando...' })).toHaveCount(0);
    await look(page, `administration ${path}`);
  }
}
