import { EMAIL_KINDS, type Plantilla } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import type { CompanyInfoRecord } from '../config/system-config.entity.js';
import { Position } from '../departments/department.entity.js';
import { Email } from '../mail/emails/email.entity.js';
import { renderEmail } from '../mail/templates/render.js';
import { type DemoApplication, REJECTION_MS, UNDO_MS } from './applications.js';
import { type DataFiles, demoId } from './data-files.js';
import { insertRows } from './insert-rows.js';
import { type DemoCandidate, userId } from './people.js';
import { readStaff } from './staff.js';

export interface EmailSettings {
  company: CompanyInfoRecord;
  appUrl: string;
}

interface Addressee {
  email: string;
  nombre: string;
  user_id: string | null;
}

/** The messages of all past changes, stored as without a mail server: nothing was ever sent. */
export async function insertEmails(
  manager: EntityManager,
  files: DataFiles,
  candidates: readonly DemoCandidate[],
  settings: EmailSettings,
): Promise<void> {
  const positions = await manager.find(Position, { relations: { departamento: true } });
  const jobOf = ({ titulo, application }: DemoApplication): string => {
    const position = positions.find(
      ({ codigo, departamento }) =>
        codigo === application.posicion && departamento.codigo === application.departamento,
    );
    const job = titulo ?? position?.nombre;
    if (!job) throw new Error(`there is no position ${application.departamento}/${application.posicion}`);
    return job;
  };
  const ofCandidates = candidates.flatMap(({ person, applications }) => {
    const addressee = { ...person, user_id: userId(person) };
    const { account } = person;
    return [
      ...applications.flatMap((one) => applicationEmails(one, addressee, jobOf(one), settings)),
      ...(account ? [accountEmail('verificacion', addressee, account.created_at, settings)] : []),
    ];
  });
  const ofStaff = readStaff(files)
    .filter(({ invitation }) => invitation)
    .map((member) => {
      const addressee = { ...member, user_id: demoId(`user:${member.email}`) };
      return accountEmail('invitacion', addressee, member.created_at, settings);
    });
  await insertRows(manager, Email, [...ofCandidates, ...ofStaff]);
}

function applicationEmails(
  { application, history }: DemoApplication,
  { email, nombre, user_id }: Addressee,
  puesto: string,
  settings: EmailSettings,
) {
  return history.flatMap((event) => {
    const plantilla = templateOf(event);
    if (plantilla === null) return [];
    const isNew = event.tipo === 'creada';
    return [
      messageRow(
        {
          causa: isNew ? `candidatura_recibida:${application.id}` : `movimiento:${event.id}`,
          plantilla,
          destinatario: email,
          user_id,
          candidato_id: application.candidato_id,
          aplicacion_id: application.id,
          historial_id: event.id,
          creado_por: event.actor_id,
        },
        {
          nombre,
          puesto,
          ...(event.a && !isNew ? { estado: event.a } : {}),
          ...(event.mensaje_candidato ? { mensaje: event.mensaje_candidato } : {}),
        },
        {
          at: event.created_at,
          waits: isNew ? 0 : event.a === 'rechazada' ? REJECTION_MS : UNDO_MS,
          waiting: event.visible_at === null,
        },
        settings,
      ),
    ];
  });
}

/** The template of a change. A completed interview is not announced to the candidate. */
function templateOf({ tipo, a }: DemoApplication['history'][number]): Plantilla | null {
  if (tipo === 'creada') return 'candidatura_recibida';
  if (tipo !== 'movida' || a === 'entrevista_realizada') return null;
  return a === 'contratada' ? 'contratacion' : a === 'rechazada' ? 'rechazo' : 'cambio_estado';
}

/** An invitation of staff has the name; a candidate's new account has none yet. */
function accountEmail(
  plantilla: 'invitacion' | 'verificacion',
  { email, nombre, user_id }: Addressee,
  created_at: string,
  settings: EmailSettings,
) {
  return messageRow(
    {
      causa: `${plantilla}:${user_id}:${demoId(`${plantilla}:${user_id}`)}`,
      plantilla,
      destinatario: email,
      user_id,
    },
    plantilla === 'invitacion' ? { nombre } : {},
    { at: new Date(created_at), waits: 0, waiting: false },
    settings,
  );
}

/** The row of a message that was written at that time and has not left, as without a mail server. */
export function messageRow(
  subject: { causa: string; plantilla: Plantilla; destinatario: string; [column: string]: unknown },
  datos: Record<string, string>,
  { at, waits, waiting }: { at: Date; waits: number; waiting: boolean },
  settings: EmailSettings,
) {
  const due = new Date(at.getTime() + waits);
  const taken = waiting ? null : new Date(due.getTime() + 1000);
  return {
    ...subject,
    ...renderEmail(subject.plantilla, datos, settings),
    id: demoId(`message:${subject.causa}`),
    de_cuenta: EMAIL_KINDS[subject.plantilla].ofAccount,
    estado: waiting ? 'pendiente' : 'capturado',
    enviar_desde: due,
    reclamado_at: taken,
    created_at: at,
    updated_at: taken ?? at,
  };
}
