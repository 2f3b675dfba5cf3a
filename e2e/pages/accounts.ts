/** Creates people before a journey begins, over the API as the pages would. */
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import type { Schemas } from '@hiring/contract/api';
import { cvOf } from './cv.js';
import type { Person } from './person.js';
import type { OpenBrowser } from './test.js';

/** The accounts of the demo data. */
export const STAFF = {
  admin: { email: 'admin@example.com', password: 'Demo-2026' },
  rrhh: { email: 'rrhh@example.com', password: 'Demo-2026' },
  responsable: { email: 'responsable@example.com', password: 'Demo-2026' },
} as const;

/** A desktop browser, whatever the size of the test's own. */
export const DESK = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
} as const;

export async function signIn(
  { request }: { request: APIRequestContext },
  { email, password }: { email: string; password: string },
): Promise<void> {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The account, signed in in this browser. */
export async function register({ request }: BrowserContext, { email, password }: Person): Promise<void> {
  const answer = await request.post('/api/auth/register', {
    data: { email, password, confirm_password: password },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Sends the application of a person who is signed in in this browser; spontaneous without a vacancy. */
export async function apply(
  { request }: BrowserContext,
  person: Person,
  vacancyId?: string,
  canal?: string,
): Promise<Schemas['PortalApplication']> {
  const { nombre, apellidos, telefono, direccion, ciudad } = person;
  const answer = await request.post('/api/applications', {
    multipart: {
      nombre,
      apellidos,
      telefono,
      direccion,
      ciudad,
      departamento: 'chofer',
      posicion: 'conductor',
      aviso_version: '1.0',
      ...(vacancyId ? { vacante_id: vacancyId } : {}),
      ...(canal ? { canal } : {}),
      cv: await cvOf(person),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as Schemas['SubmitResponse']).application;
}

/** A browser in which a new person has registered and applied. */
export async function openApplicant(openBrowser: OpenBrowser, person: Person): Promise<BrowserContext> {
  const context = await openBrowser();
  await register(context, person);
  await apply(context, person);
  return context;
}

/** A page in a desktop browser of a member of staff. */
export async function openStaff(openBrowser: OpenBrowser, role: keyof typeof STAFF): Promise<Page> {
  const context = await openBrowser(DESK);
  await signIn(context, STAFF[role]);
  return context.newPage();
}
