import { INTERVIEW_ESTADO_LABEL, INTERVIEW_TIPO_LABEL } from '@hiring/contract';
import type { TaskRow } from '../../candidates/people/tasks/task-row.js';
import { daysAfter, mayName } from '../../candidates/people/tasks/task.rules.js';
import { fold, text } from '../emails/calendar-file.js';
import { utc } from '../emails/calendar-zone.js';
import type { Interview } from '../interview.entity.js';

/** `candidato` must be loaded. */
type FedInterview = Pick<
  Interview,
  'id' | 'inicio' | 'fin' | 'tipo' | 'estado' | 'ubicacion' | 'link_virtual' | 'secuencia' | 'updated_at'
> & { candidato: { nombre: string; apellidos: string } };

/**
 * An interviewer's calendar (RFC 5545): candidates by first name and initial, without attendees or application
 * data, because the calendar program's provider can read it.
 */
export function feedFile(interviews: readonly FedInterview[], tasks: readonly TaskRow[] = []): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hiring//Interviews//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Entrevistas',
    'X-WR-TIMEZONE:Europe/Madrid',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...interviews.flatMap(eventLines),
    ...tasks.flatMap(taskLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(interview: FedInterview): string[] {
  const { id, tipo, estado, ubicacion, link_virtual } = interview;
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${interview.secuencia}`,
    // Time of the interview's change, not of the request, so that unchanged files are identical.
    `DTSTAMP:${utc(interview.updated_at)}`,
    `DTSTART:${utc(interview.inicio)}`,
    `DTEND:${utc(interview.fin)}`,
    `SUMMARY:${text(`Entrevista: ${shortName(interview.candidato)}`)}`,
    `DESCRIPTION:${text(`${INTERVIEW_TIPO_LABEL[tipo]}. ${INTERVIEW_ESTADO_LABEL[estado]}.`)}`,
    ...(ubicacion ? [`LOCATION:${text(ubicacion)}`] : []),
    ...(link_virtual ? [`URL:${link_virtual.replace(/[\s\p{Cc}]/gu, '')}`] : []),
    `STATUS:${estado === 'programada' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

/** An open task as an event of the whole day that makes nobody busy: many calendars do not show a VTODO. */
function taskLines({ id, vence_el, version, updated_at, ...task }: TaskRow): string[] {
  if (vence_el === null) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${utc(updated_at)}`,
    `DTSTART;VALUE=DATE:${vence_el.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${daysAfter(vence_el, 1).replaceAll('-', '')}`,
    `SUMMARY:${text(taskName(task))}`,
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

/** With the person as in interviews, and without words that may name them otherwise. */
function taskName(task: Pick<TaskRow, 'titulo' | 'nombre' | 'apellidos' | 'vacante'>): string {
  const { titulo, nombre, apellidos, vacante } = task;
  if (nombre === null || apellidos === null) {
    return vacante ? `Tarea: ${titulo} (${vacante})` : `Tarea: ${titulo}`;
  }
  const who = shortName({ nombre, apellidos });
  return mayName(titulo, { apellidos }) ? `Tarea: ${who}` : `Tarea: ${titulo} (${who})`;
}

/** "Ana G." */
export function shortName({ nombre, apellidos }: { nombre: string; apellidos: string }): string {
  const [initial] = apellidos.trim();
  return [nombre.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
}
