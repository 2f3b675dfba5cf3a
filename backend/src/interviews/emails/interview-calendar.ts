import { INTERVIEW_TIPO_LABEL, peopleText, say } from '@hiring/contract';
import type { Candidate } from '../../candidates/people/candidate.entity.js';
import type { CompanyInfoRecord } from '../../config/system-config.entity.js';
import { startInWords } from './interview-words.js';
import type { CalendarEvent } from './calendar-file.js';
import type { Interview } from '../interview.entity.js';

interface Surroundings {
  /** What the person applied for, in words. */
  puesto: string;
  company: CompanyInfoRecord;
  candidate: Pick<Candidate, 'nombre' | 'apellidos' | 'email'>;
  now: Date;
  /** Names of those who hold it. */
  holders: readonly string[];
  /** Where calendar programs answer to; otherwise human resources. */
  answersTo?: string | null;
}

/** The calendar event for the candidate in the current language, without HR's notes. */
export function eventOf(
  interview: Interview,
  { puesto, company, candidate, now, holders, answersTo }: Surroundings,
): Omit<CalendarEvent, 'method' | 'sequence'> {
  return {
    uid: interview.id,
    stamp: now,
    start: interview.inicio,
    end: interview.fin,
    zone: interview.zona,
    ...wordsOf(interview, puesto, company, holders),
    location: interview.ubicacion,
    url: interview.link_virtual,
    organizer: { name: company.name, email: answersTo ?? company.email_rrhh },
    accepted: interview.estado === 'confirmada',
    attendee: { name: `${candidate.nombre} ${candidate.apellidos}`.trim(), email: candidate.email },
  };
}

/** The event for those who hold it. @param attendees at least one */
export function panelEventOf(
  interview: Interview,
  { attendees, ...around }: Surroundings & { attendees: readonly CalendarEvent['attendee'][] },
): Omit<CalendarEvent, 'method' | 'sequence'> {
  const { candidate, puesto } = around;
  const candidato = `${candidate.nombre} ${candidate.apellidos}`.trim();
  const event = eventOf(interview, around);
  const [attendee = event.organizer, ...others] = attendees;
  return {
    ...event,
    summary: say('Entrevista con {candidato}: {puesto}', { candidato, puesto }),
    description: [
      say('Tipo: {tipo}.', { tipo: INTERVIEW_TIPO_LABEL[interview.tipo] }),
      say('Con: {nombre}.', { nombre: peopleText(around.holders) }),
      ...(interview.link_virtual ? [say('Enlace: {enlace}', { enlace: interview.link_virtual })] : []),
    ].join('\n'),
    accepted: true,
    attendee,
    others,
  };
}

function wordsOf(
  interview: Interview,
  puesto: string,
  { name: empresa, email_rrhh: correo, phone: telefono }: CompanyInfoRecord,
  holders: readonly string[],
): { summary: string; description: string } {
  const { tipo, link_virtual: enlace } = interview;
  const details = [
    say('Entrevista por tu candidatura para {puesto} en {empresa}.', { puesto, empresa }),
    ...(tipo === 'presencial' ? [] : [say('Cuándo: {cuando}.', { cuando: startInWords(interview) })]),
    say('Tipo: {tipo}.', { tipo: INTERVIEW_TIPO_LABEL[tipo] }),
    ...(holders.length > 0 ? [say('Con: {nombre}.', { nombre: peopleText(holders) })] : []),
    ...(enlace ? [say('Enlace: {enlace}', { enlace })] : []),
    say('¿Alguna duda? {correo}, {telefono}.', { correo, telefono }),
  ];
  return {
    summary: say('Entrevista en {empresa}: {puesto}', { empresa, puesto }),
    description: details.join('\n'),
  };
}
