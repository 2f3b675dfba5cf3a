/** The row of a new interview, and what its person is told: an invitation with a calendar file, and a notification. */
import { INTERVIEW_LIMITS, say, type SiteLanguage, TIME_ZONE, toSay } from '@hiring/contract';
import { randomUUID } from 'node:crypto';
import { ofProduct } from '../product.ts';
import type { Request } from '../route.ts';
import { inLanguage, letter, type Written } from './mail.ts';

type Place = { ubicacion: string | null; link_virtual: string | null };
type Interview = Place & Record<string, unknown> & { inicio: Date; fin: Date; zona: string };
const { placeOf, withoutReminders } = await ofProduct<{
  placeOf: (kind: string, place: object) => Place;
  withoutReminders: (
    start: Date,
    now: Date,
  ) => { recordatorio_de: Date | null; recordatorio_2h_de: Date | null };
}>('interviews/interview.rules.js');
const { interviewWords, momentInWords } = await ofProduct<{
  interviewWords: (interview: Interview) => Record<string, string>;
  momentInWords: (instant: Date, zone: string) => string;
}>('interviews/emails/interview-words.js');
const { eventOf } = await ofProduct<{ eventOf: (interview: Interview, around: object) => object }>(
  'interviews/emails/interview-calendar.js',
);
const { calendarFile } = await ofProduct<{ calendarFile: (event: object) => string }>(
  'interviews/emails/calendar-file.js',
);

const TITLE = toSay('Tienes una entrevista');

export interface Order extends Partial<Place> {
  candidato_id: string;
  aplicacion_id?: string;
  fecha: string;
  hora: string;
  duracion_min?: number;
  tipo?: string;
  entrevistador_id?: string;
  entrevistador_nombre?: string;
  notas?: string;
  feedback?: string;
}

/** Who is invited, to what. */
export interface Invited {
  nombre: string;
  apellidos: string;
  email: string;
  user_id: string | null;
  puesto: string;
  idioma: SiteLanguage;
  written: Written;
}

/** The columns that the order says. */
export function interviewOf(
  order: Order,
  application: string,
  interviewer: string | null,
  inicio: Date,
  now: Date,
) {
  const { tipo = 'presencial', duracion_min = INTERVIEW_LIMITS.defaultMinutes } = order;
  return {
    ...{ id: randomUUID(), candidato_id: order.candidato_id, aplicacion_id: application, inicio },
    ...{
      fin: new Date(inicio.getTime() + duracion_min * 60_000),
      zona: TIME_ZONE,
      tipo,
      ...placeOf(tipo, order),
    },
    entrevistador_id: order.entrevistador_id ?? null,
    entrevistador_nombre: order.entrevistador_id ? interviewer : (order.entrevistador_nombre ?? null),
    ...{ notas: order.notas ?? null, feedback: order.feedback ?? null, estado: 'programada', secuencia: 1 },
    ...{ ...withoutReminders(inicio, now), created_at: now, updated_at: now },
  };
}

/** Invitation and notification. */
export function news(request: Request, interview: ReturnType<typeof interviewOf>, one: Invited, now: Date) {
  const { id, candidato_id, aplicacion_id, inicio, zona } = interview;
  const { puesto, nombre, apellidos, email } = one;
  const causa = `entrevista:${id}:0`;
  const about = { causa, candidato_id, aplicacion_id };
  const company = one.written.company_info;
  const event = eventOf(interview, { puesto, company, candidate: { nombre, apellidos, email }, now });
  const invitation = letter(
    {
      ...{
        ...about,
        id: randomUUID(),
        plantilla: 'confirmacion_entrevista',
        destinatario: email,
        entrevista_id: id,
      },
      calendario: calendarFile({ ...event, method: 'REQUEST', sequence: 0 }),
      ...{ user_id: one.user_id, creado_por: request.claims?.sub ?? null, enviar_desde: now },
    },
    one.written,
    request.settings.appUrl,
    () => ({ nombre, puesto, ...interviewWords(interview) }),
  );
  const notice = inLanguage(one.idioma, () => ({
    ...{ ...about, tipo: 'entrevista', enlace: '/portal-candidato', titulo: say(TITLE) },
    texto: `${puesto}: ${momentInWords(inicio, zona)}.`,
  }));
  return { invitation, notice };
}
