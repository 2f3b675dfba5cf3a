import { submit } from '../candidates/application-form.js';
import type { Agent, World } from '../world.js';

export const IBAN = 'ES91 2100 0418 4502 0005 1332';
export const NAF = '281234567840';

/** The smallest possible image. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface TaskBody {
  id: string;
  clave: string;
  tipo: string;
  quien: string;
  turno?: string;
  titulo: string;
  espera: string | null;
  valor: { valor: string } | null;
  documento: { id: string; estado: string; version: number } | null;
  vence_el: string | null;
  hecha_at: string | null;
  version: number;
}

export interface OnboardingBody {
  id: string;
  estado: string;
  se_cancela: boolean;
  version: number;
  primer_dia: string | null;
  pendientes: number;
  turno: string | null;
  urgencia: string | null;
  faltan: string[];
  tareas: TaskBody[];
}

export interface Hired {
  agent: Agent;
  candidate: string;
  application: string;
  email: string;
}

let people = 0;

/** Somebody who has applied, as a mechanic unless the fields say otherwise. */
export async function givenPerson(world: World, fields: Record<string, string> = {}): Promise<Hired> {
  const email = `alta${++people}@example.com`;
  const agent = await world.registered(email);
  const { body } = await submit(agent, { fields }).expect(201);
  const me = await agent.get('/api/candidates/me').expect(200);
  return { agent, email, application: body.application.id, candidate: me.body.candidate.id };
}

/** Moves an application by the version that it has. */
export async function move(world: World, hr: Agent, application: string, estado: string) {
  const [{ version }] = await world.dataSource.query(
    `SELECT version FROM aplicaciones_vacantes WHERE id = $1`,
    [application],
  );
  return hr.post(`/api/applications/${application}/move`).send({ estado, version }).expect(200);
}

/** Somebody who was hired, with their incorporación. */
export async function givenHired(world: World, hr: Agent, fields: Record<string, string> = {}) {
  const person = await givenPerson(world, fields);
  await move(world, hr, person.application, 'contratada');
  return { ...person, record: await recordOf(hr, person.application) };
}

/** Of an application; there is one. */
export async function recordOf(hr: Agent, application: string): Promise<OnboardingBody> {
  const { body } = await hr
    .get('/api/onboardings')
    .query({ filter: JSON.stringify({ aplicacion_id: application }) })
    .expect(200);
  return (await hr.get(`/api/onboardings/${(body as OnboardingBody[])[0]?.id}`).expect(200)).body;
}

export const mine = async (agent: Agent): Promise<OnboardingBody | null> =>
  (await agent.get('/api/onboardings/mine').expect(200)).body.incorporacion;

export function taskOf({ tareas }: Pick<OnboardingBody, 'tareas'>, clave: string): TaskBody {
  const found = tareas.find((task) => task.clave === clave);
  if (!found) throw new Error(`there is no task ${clave}`);
  return found;
}
