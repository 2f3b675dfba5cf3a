import type { RightsRequest } from '../../privacy/rights/rights-request.entity.js';
import { deadlineOf } from '../../privacy/rights/rights.rules.js';
import type { Hold } from '../../privacy/retention/holds/hold.entity.js';
import type { WorkCalendar } from '../madrid-time.js';
import type { DemoCandidate } from '../process/process.js';
import { ADMIN } from '../process/staff.js';
import { uuidOf } from '../random.js';

export type HoldRow = Omit<Hold, 'candidato' | 'creador' | 'levantador'>;
export type RightsRow = Omit<RightsRequest, 'candidato' | 'user' | 'creador' | 'identificador'>;

const MORNING = 9 * 60 + 40;
const NOON = 12 * 60 + 15;

/** A person whose last application was rejected and who has no open one. */
const rejected = (candidates: readonly DemoCandidate[]): DemoCandidate[] =>
  candidates.filter(({ person, current }) => person.number > 0 && current.application.estado === 'rechazada');

/** One person's data are on hold because of an open claim. */
export function holdRows(candidates: readonly DemoCandidate[], calendar: WorkCalendar): HoldRow[] {
  return rejected(candidates)
    .slice(-1)
    .map(({ person }) => ({
      id: uuidOf('hold:claim'),
      candidato_id: person.candidateId,
      motivo: 'Reclamación previa por la selección, presentada ante el servicio de mediación.',
      hasta: null,
      creada_por: ADMIN.id,
      created_at: calendar.at(-9, NOON),
      levantada_at: null,
      levantada_por: null,
    }));
}

/** A request as it arrives, with what differs from that. */
function request(
  { person }: DemoCandidate,
  calendar: WorkCalendar,
  received: number,
  values: Partial<RightsRow> & Pick<RightsRow, 'tipo' | 'canal'>,
): RightsRow {
  const recibida_el = calendar.day(received);
  return {
    id: uuidOf(`rights:${values.tipo}:${person.number}`),
    estado: 'recibida',
    recibida_el,
    vence_el: deadlineOf(recibida_el),
    prorrogada_at: null,
    prorroga_motivo: null,
    identidad_at: null,
    identidad_por: null,
    cerrada_at: null,
    respuesta: null,
    candidato_id: person.candidateId,
    user_id: person.userId,
    nombre: `${person.nombre} ${person.apellidos}`,
    email: person.email,
    detalle: null,
    creada_por: ADMIN.id,
    origen_id: null,
    version: 1,
    created_at: calendar.at(received, MORNING),
    updated_at: calendar.at(received, MORNING),
    ...values,
  };
}

/** One request that is nearly due, one that is new, and one that was answered. */
export function rightsRows(candidates: readonly DemoCandidate[], calendar: WorkCalendar): RightsRow[] {
  const [first, second, third] = rejected(candidates);
  return [
    ...(first
      ? [
          request(first, calendar, -18, {
            tipo: 'rectificacion',
            canal: 'email',
            estado: 'en_curso',
            identidad_at: calendar.at(-16, NOON),
            identidad_por: ADMIN.id,
            detalle: 'Su dirección y su código postal han cambiado.',
            updated_at: calendar.at(-16, NOON),
            version: 3,
          }),
        ]
      : []),
    ...(second
      ? [
          request(second, calendar, -2, {
            tipo: 'acceso',
            canal: 'telefono',
            detalle: 'Pide una copia de todo.',
          }),
        ]
      : []),
    ...(third
      ? [
          request(third, calendar, -30, {
            tipo: 'oposicion',
            canal: 'correo',
            estado: 'resuelta',
            identidad_at: calendar.at(-28, NOON),
            identidad_por: ADMIN.id,
            respuesta: 'No volveremos a escribirle para otras ofertas.',
            cerrada_at: calendar.at(-25, NOON),
            updated_at: calendar.at(-25, NOON),
            version: 3,
          }),
        ]
      : []),
  ];
}
