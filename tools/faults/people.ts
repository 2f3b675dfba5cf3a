/** People who register, follow the link in their mail and apply; they retry a request that got no answer. */
import { randomUUID } from 'node:crypto';
import { account, APPLICATION, formWith } from '../applicant.ts';
import { makeCv } from '../cv.ts';
import type { Applicant, Load } from './load.ts';

const PASSWORD = 'Prueba-2026';

/** One person's journey from registration to a submitted application. */
export async function apply(load: Load, number: number) {
  const email = `persona-${number}@example.com`;
  const from = `10.${(number >> 14) & 127}.${(number >> 7) & 127}.${(number & 127) + 1}`;
  const cookies = await register(load, email, from);
  if (!cookies) return;
  const applicant: Applicant = { email, cookie: cookies.join('; '), verified: false, moves: [] };
  load.applicants.push(applicant);
  await send(load, applicant, number, from);
  // Every second person opens the mail.
  if (number % 2 === 0) await verify(load, applicant, from);
}

function register(load: Load, email: string, from: string): Promise<string[] | undefined> {
  let unsure = false;
  const post = (path: string, body: object) => load.client.ask({ method: 'POST', path, body, from });
  return load.insist(`registration of ${email}`, async () => {
    const answer = await post('/api/auth/register', account(email, PASSWORD));
    if (answer.status === 201) return answer.cookies;
    if (answer.status === 409) {
      // Registered by a request whose answer was lost; otherwise the account would belong to somebody else.
      if (!unsure) load.contradictions.push(`${email} was taken before it was registered`);
      const login = await post('/api/auth/login', { email, password: PASSWORD });
      return login.status === 200 ? login.cookies : undefined;
    }
    unsure = true;
    return load.mayTryAgain(`registration of ${email}`, answer);
  });
}

async function send(load: Load, applicant: Applicant, number: number, from: string) {
  const key = randomUUID();
  const { file, sha256 } = makeCv(`Persona ${number}`);
  const vacancy = load.vacancies[number % (load.vacancies.length + 1)];
  const form = { nombre: `Persona ${number}`, ...APPLICATION, ...(vacancy ? { vacante_id: vacancy } : {}) };
  const { cookie, email } = applicant;
  const headers = { cookie, 'idempotency-key': key };
  const ask = <Body>(method: string, path: string, body?: object) =>
    load.client.ask<Body>({ method, path, body, from, headers });
  const answer = await load.insist(`application of ${email}`, async () => {
    const sent = await ask<{ application: { id: string } }>(
      'POST',
      '/api/applications',
      formWith(form, 'cv', file),
    );
    if (sent.status === 201) return sent.body.application;
    if (sent.body.code !== 'idempotency_answer_lost')
      return load.mayTryAgain(`application of ${email}`, sent);
    // A process did it and died before it answered: the portal shows the application.
    const portal = await ask<{ applications?: { id: string }[] }>('GET', '/api/candidates/me');
    return portal.body.applications?.[0];
  });
  if (answer) Object.assign(applicant, { sha256, application: answer.id });
}

async function verify(load: Load, applicant: Applicant, from: string) {
  const { email } = applicant;
  // The link is in the mail, which may be delayed as long as the fault lasts.
  const link = /\/verificar\?\S*token=([\w.-]+)/;
  const token = await load.insist(`mail of ${email}`, () => load.mail.find(email, link));
  if (!token) return;
  let password = {};
  const ask = <Body>(method: string, path: string, body?: object) =>
    load.client.ask<Body>({ method, path, body, from, headers: { cookie: applicant.cookie } });
  const verified = await load.insist(`verification of ${email}`, async () => {
    const body = { token, ...password };
    const answer = await ask<{ status: string }>('POST', '/api/auth/verify-email', body);
    if (answer.status === 200 && answer.body.status === 'verified') {
      if (answer.cookies.length > 0) applicant.cookie = answer.cookies.join('; ');
      return true;
    }
    // The person signs in again after a registration whose answer was lost: the link sees another browser.
    if (answer.status === 200) password = { password: PASSWORD };
    if (answer.status === 200 || answer.status <= 0 || answer.status >= 500) return undefined;
    // A request whose answer was lost used the link: the page then shows that the address is verified.
    const session = await ask<{ user?: { email_verified: boolean } }>('GET', '/api/auth/session');
    if (session.body.user?.email_verified) return true;
    return session.status === 200 ? load.mayTryAgain(`verification of ${email}`, answer) : undefined;
  });
  if (verified) applicant.verified = true;
}
