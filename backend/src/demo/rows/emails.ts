import { EMAIL_KINDS, type Plantilla } from '@hiring/contract';
import type { CompanyInfoRecord } from '../../config/system-config.entity.js';
import type { Position } from '../../departments/department.entity.js';
import type { Email } from '../../mail/emails/email.entity.js';
import { renderEmail } from '../../mail/templates/render.js';
import type { User } from '../../auth/user.entity.js';
import {
  type ApplicationStory,
  type HistoryRow,
  REJECTION_MS,
  UNDO_MS,
} from '../process/application-story.js';
import { type Opening, OPENINGS } from '../process/openings.js';
import type { DemoCandidate } from '../process/process.js';
import { HR_TEAM } from '../process/staff.js';
import { uuidOf } from '../random.js';

export type EmailRow = Omit<
  Email,
  'user' | 'candidato' | 'aplicacion' | 'historial' | 'contacto' | 'alerta' | 'entrevista' | 'busqueda'
>;

interface Surroundings {
  company: CompanyInfoRecord;
  /** The catalogue's positions that openings use. */
  positions: readonly Position[];
  appUrl: string;
}

/** The messages of all past changes, stored as without a mail server: nothing was ever sent. */
export function emailRows(
  candidates: readonly DemoCandidate[],
  accounts: readonly User[],
  surroundings: Surroundings,
): EmailRow[] {
  return [
    ...candidates.flatMap((candidate) =>
      candidate.stories.flatMap((story) => processEmails(candidate, story, surroundings)),
    ),
    ...accounts.flatMap((account) => accountEmails(account, surroundings)),
  ];
}

function processEmails(
  { person }: DemoCandidate,
  { application, history }: ApplicationStory,
  surroundings: Surroundings,
): EmailRow[] {
  const puesto = jobOf(application, surroundings.positions);
  return history.flatMap((event) => {
    const plantilla = templateOf(event);
    if (plantilla === null) return [];
    const waits = event.tipo === 'creada' ? 0 : event.a === 'rechazada' ? REJECTION_MS : UNDO_MS;
    return [
      message(
        {
          causa:
            event.tipo === 'creada' ? `candidatura_recibida:${application.id}` : `movimiento:${event.id}`,
          plantilla,
          destinatario: person.email,
          user_id: person.userId,
          candidato_id: person.candidateId,
          aplicacion_id: application.id,
          historial_id: event.id,
          creado_por: event.actor_id,
        },
        {
          nombre: person.nombre,
          puesto,
          ...(event.tipo === 'movida' && event.a ? { estado: event.a } : {}),
          ...(event.mensaje_candidato ? { mensaje: event.mensaje_candidato } : {}),
        },
        { at: event.created_at, waits, waiting: event.visible_at === null },
        surroundings,
      ),
    ];
  });
}

/** The template of a change. A completed interview is not announced to the candidate. */
function templateOf({ tipo, a }: HistoryRow): Plantilla | null {
  if (tipo === 'creada') return 'candidatura_recibida';
  if (tipo !== 'movida' || a === 'entrevista_realizada') return null;
  return a === 'contratada' ? 'contratacion' : a === 'rechazada' ? 'rechazo' : 'cambio_estado';
}

/** Like `jobTitle` of candidates/applications/moves/move-message.ts, which queries the database each time. */
function jobOf(
  { vacante_id, departamento, posicion }: ApplicationStory['application'],
  positions: readonly Position[],
): string {
  const openings: Opening[] = Object.values(OPENINGS);
  const vacancy = openings.find(({ vacancyId }) => vacante_id !== null && vacancyId === vacante_id);
  const position = positions.find(
    ({ codigo, departamento: owner }) => codigo === posicion && owner.codigo === departamento,
  );
  const title = vacancy?.titulo ?? position?.nombre;
  if (title === undefined) throw new Error(`the catalogue has no position ${departamento}/${posicion}`);
  return title;
}

function accountEmails(account: User, surroundings: Surroundings): EmailRow[] {
  const invited = HR_TEAM.slice(1).some(({ id }) => id === account.id);
  if (account.role !== 'candidate' && !invited) return [];
  const plantilla = invited ? 'invitacion' : 'verificacion';
  return [
    message(
      {
        causa: `${plantilla}:${account.id}:${uuidOf(`${plantilla}:${account.id}`)}`,
        plantilla,
        destinatario: account.email,
        user_id: account.id,
      },
      // A new account has no name yet.
      invited ? { nombre: account.nombre ?? '' } : {},
      { at: account.created_at, waits: 0, waiting: false },
      surroundings,
    ),
  ];
}

function message(
  subject: Pick<EmailRow, 'causa' | 'plantilla' | 'destinatario' | 'user_id'> & Partial<EmailRow>,
  datos: Record<string, string>,
  { at, waits, waiting }: { at: Date; waits: number; waiting: boolean },
  surroundings: Surroundings,
): EmailRow {
  const due = new Date(at.getTime() + waits);
  const taken = waiting ? null : new Date(due.getTime() + 1000);
  return {
    idioma: 'es',
    session_id: null,
    candidato_id: null,
    aplicacion_id: null,
    historial_id: null,
    contacto_id: null,
    alerta_id: null,
    entrevista_id: null,
    calendario: null,
    responder_a: null,
    volver_a: null,
    creado_por: null,
    retenido_at: null,
    ...subject,
    ...renderEmail(subject.plantilla, datos, surroundings),
    id: uuidOf(`message:${subject.causa}`),
    de_cuenta: EMAIL_KINDS[subject.plantilla].ofAccount,
    estado: waiting ? 'pendiente' : 'capturado',
    enviar_desde: due,
    reclamado_at: taken,
    intentos: 0,
    ultimo_error: null,
    enviado_at: null,
    created_at: at,
    updated_at: taken ?? at,
  };
}
