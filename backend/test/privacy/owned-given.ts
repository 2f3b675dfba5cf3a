import { pdf, submit } from '../candidates/application-form.js';
import { order } from '../interviews/interviews-given.js';
import type { Agent, World } from '../world.js';

/** The ids of one candidate's records, by the routes that take them. */
export interface Owned {
  agent: Agent;
  application: string;
  candidate: string;
  cvVersion: string;
  interview: string;
  document: string;
  attachment: string;
  notification: string;
  subscription: string;
  session: string;
  email: string;
}

/** A browser's subscription at a push service of the internet, by its address: no name is looked up. */
const PUSH = (of: string): object => ({
  endpoint: `https://8.8.8.8/${encodeURIComponent(of)}`,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

/** A person with one record of each kind that a candidate can have. */
export async function givenEverything(world: World, email: string): Promise<Owned> {
  const hr = await world.signedInAs('rrhh');
  const agent = await world.registered(email);
  const application = (await submit(agent).expect(201)).body.application.id as string;
  const candidate = (await agent.get('/api/candidates/me')).body.candidate.id as string;
  const interview = await hr.post('/api/interviews').send(order(candidate)).expect(201);
  const asked = { candidato_id: candidate, nombre: 'Permiso de conducir' };
  const document = (await hr.post('/api/documents').send(asked).expect(201)).body.id as string;
  await agent.put(`/api/documents/${document}/file`).attach('archivo', pdf(email), 'permiso.pdf').expect(200);
  const written = await agent
    .post('/api/threads/mine')
    .field('texto', 'Hola')
    .attach('adjuntos', pdf(`adjunto ${email}`), 'a.pdf')
    .expect(201);
  await hr.post(`/api/threads/${candidate}`).field('texto', 'Hola, te leemos').expect(201);
  const subscribed = await agent.post('/api/push/subscriptions').send(PUSH(email)).expect(200);
  const history = await hr.get(`/api/candidates/${candidate}/cv/history`).expect(200);
  const mails = await world.dataSource.query<{ id: string }[]>(
    `SELECT id FROM correos WHERE candidato_id = $1 LIMIT 1`,
    [candidate],
  );
  return {
    agent,
    application,
    candidate,
    interview: interview.body.id as string,
    document,
    attachment: written.body.adjuntos[0].id as string,
    cvVersion: history.body[0].id as string,
    notification: (await agent.get('/api/notifications')).body[0].id as string,
    subscription: subscribed.body.id as string,
    session: (await agent.get('/api/auth/sessions')).body.sessions[0].id as string,
    email: String(mails[0]?.id),
  };
}
