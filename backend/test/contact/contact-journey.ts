import { ContactService } from '../../src/contact/contact.service.js';
import type { World } from '../world.js';

export const MESSAGE = {
  nombre: 'Núria Peña',
  email: 'nuria@example.net',
  servicio: 'transporte',
  mensaje: 'Buenos días:\n¿Podéis llevar una furgoneta de Sabadell a Girona el lunes?',
};

export interface KeptMessage {
  id: string;
  referencia: string;
  nombre: string;
  email: string;
  telefono: string | null;
  empresa: string | null;
  tipo: string;
  servicio: string;
  mensaje: string;
  aviso_version: string | null;
  con_recibo: boolean;
  visitante: string | null;
}

/** The mark of a form that was open long enough to be filled in. */
export function openForm(world: World): string {
  const mark = world.app.get(ContactService).newForm();
  world.clock.advance(60_000);
  return mark;
}

/** A visitor behind a trusted proxy. */
export const from = (world: World, address: string, path = '/api/contact') =>
  world.agent().post(path).set('X-Forwarded-For', address);

export const kept = (world: World): Promise<KeptMessage[]> =>
  world.dataSource.query<KeptMessage[]>(`SELECT * FROM mensajes_contacto ORDER BY created_at, id`);

export const mails = (world: World): Promise<{ plantilla: string; destinatario: string }[]> =>
  world.dataSource.query(`SELECT plantilla, destinatario FROM correos ORDER BY plantilla, destinatario`);
