import { submit } from '../candidates/application-form.js';
import { verified } from '../auth/security-journey.js';
import type { Agent, World } from '../world.js';

export const MAILBOX = 'respuestas@zarvia.example.com';
export const CONFIG = '/api/config/inbound-mail';

/** Sets the address for answers; mail comes by the API. */
export async function givenMailbox(admin: Agent, values: object = {}) {
  const { version } = (await admin.get(CONFIG).expect(200)).body;
  const settings = { direccion: MAILBOX, servidor: '', puerto: 993, usuario: '', carpeta: 'INBOX' };
  return admin.put(CONFIG).send({ ...settings, activo: false, version, ...values });
}

let people = 0;

/** Somebody with a verified address who has sent the form. */
export async function givenWriter(world: World, name = 'writer') {
  const email = `${name}${++people}@example.com`;
  const { user, browser } = await verified(world, { role: 'candidate', email });
  const { body } = await submit(browser).expect(201);
  const me = await browser.get('/api/candidates/me').expect(200);
  return { email, user, agent: browser, application: body.application.id, candidate: me.body.candidate.id };
}
export type Writer = Awaited<ReturnType<typeof givenWriter>>;
