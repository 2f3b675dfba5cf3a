import { submit } from '../candidates/application-form.js';
import type { Agent, World } from '../world.js';

export interface Applicant {
  agent: Agent;
  application: string;
  candidate: string;
}

let people = 0;

/** Somebody who has sent the form. */
export async function givenApplicant(world: World): Promise<Applicant> {
  const agent = await world.registered(`entrevista${++people}@example.com`);
  const { body } = await submit(agent).expect(201);
  const me = await agent.get('/api/candidates/me');
  return { agent, application: body.application.id, candidate: me.body.candidate.id };
}

/** A working hour of Madrid so many days from now, in winter as in summer. */
/** Days are counted from here, so that midnight changes nothing. */
const START = Date.now();

export function inDays(days: number): string {
  return new Date(START + days * 86_400_000).toISOString().slice(0, 10);
}

export const order = (candidate: string, values: object = {}) => ({
  candidato_id: candidate,
  fecha: inDays(5),
  hora: '10:00',
  tipo: 'presencial',
  ubicacion: 'Carrer de la Mecànica, 12, Barcelona',
  notas: 'Solo para RRHH',
  ...values,
});

export interface SentMessage {
  plantilla: string;
  estado: string;
  destinatario: string;
  asunto: string;
  texto: string;
  calendario: string | null;
}

/** The messages of an interview, in the order in which they were written. */
export function messagesOf(world: World, interview: string): Promise<SentMessage[]> {
  return world.dataSource.query(
    `SELECT plantilla, estado, destinatario, asunto, texto, calendario FROM correos
     WHERE entrevista_id = $1 ORDER BY created_at, causa`,
    [interview],
  );
}
