import { INTERVIEW_TIPO_LABEL } from '@hiring/contract';
import type { Candidate } from '../../candidates/people/candidate.entity.js';
import type { CompanyInfoRecord } from '../../config/system-config.entity.js';
import type { CalendarEvent } from './calendar-file.js';
import type { Interview } from '../interview.entity.js';

interface Surroundings {
  /** What the person applied for, in words. */
  puesto: string;
  company: CompanyInfoRecord;
  candidate: Pick<Candidate, 'nombre' | 'apellidos' | 'email'>;
  now: Date;
}

/** The calendar event for the candidate, without HR's notes. */
export function eventOf(
  interview: Interview,
  { puesto, company, candidate, now }: Surroundings,
): Omit<CalendarEvent, 'method' | 'sequence'> {
  const details = [
    `Entrevista por tu candidatura para ${puesto} en ${company.name}.`,
    `Tipo: ${INTERVIEW_TIPO_LABEL[interview.tipo]}.`,
    ...(interview.entrevistador_nombre ? [`Con: ${interview.entrevistador_nombre}.`] : []),
    ...(interview.link_virtual ? [`Enlace: ${interview.link_virtual}`] : []),
    `¿Alguna duda? ${company.email_rrhh}, ${company.phone}.`,
  ];
  return {
    uid: interview.id,
    stamp: now,
    start: interview.inicio,
    end: interview.fin,
    zone: interview.zona,
    summary: `Entrevista en ${company.name}: ${puesto}`,
    description: details.join('\n'),
    location: interview.ubicacion,
    url: interview.link_virtual,
    organizer: { name: company.name, email: company.email_rrhh },
    accepted: interview.estado === 'confirmada',
    attendee: { name: `${candidate.nombre} ${candidate.apellidos}`.trim(), email: candidate.email },
  };
}
