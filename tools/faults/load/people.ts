/** People who register, follow the link in their mail and apply; they retry a request that got no answer. */
import { randomUUID } from 'node:crypto';
import { account, APPLICATION, formWith } from '../../applicant.ts';
import { makeCv } from './cv.ts';
import type { Load } from './load.ts';
import type { Applicant } from './ledger.ts';

const PASSWORD = 'Prueba-2026';
const MAIL_LOOK_MS = 200;

/** One person's journey from registration to a submitted application. */
export async function apply(load: Load, number: number) {
  const email = `persona-${number}@example.com`;
  const from = `10.${(number >> 14) & 127}.${(number >> 7) & 127}.${(number & 127) + 1}`;
  const cookie = await register(load, email, from);
  if (cookie === null) return;
  const applicant = load.ledger.register(email, cookie);
  await send(load, applicant, number, from);
  // Every second person opens the mail.
  if (number % 2 === 0) await verify(load, applicant, from);
}

/** @returns the cookies */
async function register(load: Load, email: string, from: string): Promise<string | null> {
  const body = account(email, PASSWORD);
  let unsure = false;
  const answer = await load.insist(`registration of ${email}`, async () => {
    const { status, cookies, ...rest } = await load.client.ask({
      method: 'POST',
      path: '/api/auth/register',
      body,
      from,
    });
    if (status === 201) return cookies;
    if (status === 409) {
      // Registered by a request whose answer was lost; otherwise the account would belong to somebody else.
      if (!unsure) load.ledger.contradictions.push(`${email} was taken before it was registered`);
      const login = await load.client.ask({
        method: 'POST',
        path: '/api/auth/login',
        body: { email, password: PASSWORD },
        from,
      });
      return login.status === 200 ? login.cookies : undefined;
    }
    unsure = true;
    return load.mayTryAgain(`registration of ${email}`, { status, ...rest });
  });
  return answer ? answer.join('; ') : null;
}

async function send(load: Load, applicant: Applicant, number: number, from: string) {
  const key = randomUUID();
  const { file, sha256 } = makeCv(`Persona ${number}`);
  const vacancy = load.vacancies[number % (load.vacancies.length + 1)];
  const form = { nombre: `Persona ${number}`, ...APPLICATION, ...(vacancy ? { vacante_id: vacancy } : {}) };
  const answer = await load.insist(`application of ${applicant.email}`, async () => {
    const sent = await load.client.ask<{ application: { id: string } }>({
      method: 'POST',
      path: '/api/applications',
      body: formWith(form, 'cv', file),
      headers: { cookie: applicant.cookie, 'idempotency-key': key },
      from,
    });
    if (sent.status === 201) return sent.body.application;
    if (sent.body.code === 'idempotency_answer_lost') {
      // A process did it and died before it answered: the portal shows the application.
      const portal = await load.client.ask<{ applications?: { id: string }[] }>({
        method: 'GET',
        path: '/api/candidates/me',
        headers: { cookie: applicant.cookie },
        from,
      });
      return portal.body.applications?.[0];
    }
    return load.mayTryAgain(`application of ${applicant.email}`, sent);
  });
  if (answer) {
    applicant.sha256 = sha256;
    applicant.application = answer.id;
  }
}

async function verify(load: Load, applicant: Applicant, from: string) {
  // The link is in the mail, which may be delayed as long as the fault lasts.
  const token = await load.insist(
    `mail of ${applicant.email}`,
    () => {
      const mail = load.mail.taken.find(
        ({ to, text }) => to === applicant.email && text.includes('/verificar?'),
      );
      return mail && /token=([\w.-]+)/.exec(mail.text)?.[1];
    },
    MAIL_LOOK_MS,
  );
  if (!token) return;
  let password = {};
  const verified = await load.insist(`verification of ${applicant.email}`, async () => {
    const headers = { cookie: applicant.cookie };
    const answer = await load.client.ask<{ status: string }>({
      method: 'POST',
      path: '/api/auth/verify-email',
      body: { token, ...password },
      headers,
      from,
    });
    if (answer.status === 200 && answer.body.status === 'verified') {
      if (answer.cookies.length > 0) applicant.cookie = answer.cookies.join('; ');
      return true;
    }
    if (answer.status === 200) {
      // The person signs in again after a registration whose answer was lost: the link sees another browser.
      password = { password: PASSWORD };
      return undefined;
    }
    if (answer.status < 500 && answer.status > 0) {
      // A request whose answer was lost used the link: the page then shows that the address is verified.
      const session = await load.client.ask<{ user?: { email_verified: boolean } }>({
        method: 'GET',
        path: '/api/auth/session',
        headers,
        from,
      });
      if (session.status === 200 && session.body.user?.email_verified) return true;
      if (session.status === 200) return load.mayTryAgain(`verification of ${applicant.email}`, answer);
    }
    return undefined;
  });
  if (verified) applicant.verified = true;
}
