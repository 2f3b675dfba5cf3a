/** What a move to a stage that does not end the application reads, changes and tells; for one or for many. */
import { say, type Estado, type SiteLanguage } from '@hiring/contract';
import { randomUUID } from 'node:crypto';
import { ofProduct } from '../../product.ts';
import { instant } from '../sql.ts';
import { jobTitle } from './job-title.ts';
import { inLanguage, letter, type Row, type Written, writtenWith } from './mail.ts';
import { languageOf } from './notice.ts';

const { noticeOfMove } = await ofProduct<{
  noticeOfMove: (
    application: { id: string; candidato_id: string },
    history: string,
    to: Estado,
    job: string,
  ) => { titulo: string; texto: () => string };
}>('candidates/applications/moves/move-notice.js');
const { UNDO_MS } = await ofProduct<{ UNDO_MS: number }>('candidates/applications/moves/undo.rules.js');

export interface Applicant {
  application: string;
  version: number;
  person: string;
  nombre: string;
  email: string;
  user_id: string | null;
  puesto: string;
  /** The message of an earlier move has not left yet. */
  unsent: boolean;
  idioma: SiteLanguage;
  written: Written;
}

/** Columns of `Applicant`, from an application `a` and its person `c`. */
export const APPLICANT = `a.id AS application, a.version, c.id AS person, c.nombre, c.email, c.user_id,
  ${jobTitle('a')} AS puesto, ${languageOf('c.user_id')} AS idioma,
  EXISTS (SELECT 1 FROM aplicacion_historial h WHERE h.aplicacion_id = a.id AND h.tipo = 'movida'
    AND h.deshecha_at IS NULL AND (h.visible_at IS NULL OR EXISTS (SELECT 1 FROM correos m
      WHERE m.historial_id = h.id AND m.estado = 'pendiente' AND m.intentos = 0 AND m.enviar_desde > now()))) AS unsent,
  ${writtenWith(`'cambio_estado'`, 'c.email')} AS written`;

/** What the UPDATE of an application `a` sets. @param to the parameter of the estado; @param now that of the instant */
export const moved = (to: string, now: string) => `estado = ${to}, estado_candidato = ${to},
  en_fase_desde = ${now}::timestamptz, fecha_contratacion = NULL, version = a.version + 1, updated_at = ${now}::timestamptz,
  fecha_respuesta = coalesce(date_trunc('milliseconds', a.fecha_respuesta),
    CASE WHEN ${to} <> 'recibida' THEN ${now}::timestamptz END)`;

/** The values of an application before, for an undo. */
export const BEFORE = `json_build_object('estado', estado, 'estado_candidato', estado_candidato,
  'fecha_respuesta', ${instant('fecha_respuesta')}, 'fecha_contratacion', ${instant('fecha_contratacion')},
  'en_fase_desde', ${instant('en_fase_desde')}, 'adelantadas', '[]'::json)`;

interface Told {
  to: Estado;
  /** Of human resources, for the candidate. */
  text: string | null;
  /** Whether there is a message. */
  tells: boolean;
  actor: string | null;
  appUrl: string;
  now: Date;
}

/** The notification, the message, if there is one, and what they tell of. */
export function newsOfMove(one: Applicant, { to, text, tells, actor, appUrl, now }: Told) {
  const { application, person, nombre, puesto } = one;
  const history = randomUUID();
  const until = new Date(now.getTime() + UNDO_MS);
  const notice = inLanguage(one.idioma, () => {
    const about = { id: application, candidato_id: person };
    const { titulo, texto, ...rest } = noticeOfMove(about, history, to, puesto);
    return { ...rest, titulo: say(titulo), texto: texto() };
  });
  const order = {
    ...{ id: randomUUID(), causa: `movimiento:${history}`, plantilla: 'cambio_estado' as const },
    ...{ destinatario: one.email, user_id: one.user_id, candidato_id: person, aplicacion_id: application },
    ...{ historial_id: history, creado_por: actor, enviar_desde: until },
  };
  const data = { nombre, puesto, estado: to, ...(text ? { mensaje: text } : {}) };
  const letters: Row[] = tells ? [letter(order, one.written, appUrl, data)] : [];
  return { history, until, notice, letters };
}
