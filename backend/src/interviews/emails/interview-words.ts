import {
  durationText,
  instantFormat,
  INTERVIEW_TIPO_LABEL,
  peopleText,
  type ProposedMoment,
  say,
  TIME_ZONE,
} from '@hiring/contract';
import type { EmailData } from '../../mail/templates/email-kinds.js';
import type { Interview } from '../interview.entity.js';
import { instantOf } from '../changes/interview-time.js';

/** "martes, 1 de diciembre de 2026, a las 9:00", in the appointment's time zone. */
export function momentInWords(instant: Date, zone: string): string {
  const day = instantFormat({ dateStyle: 'full' }, zone)(instant);
  const time = instantFormat({ timeStyle: 'short' }, zone)(instant);
  return say('{dia}, a las {hora}', { dia: day, hora: time });
}

/** The same with the name of its zone, for readers who may be in another one. Appointments are in Madrid's. */
export const momentOfMadrid = (instant: Date): string =>
  say('{momento} (hora de Madrid)', { momento: momentInWords(instant, TIME_ZONE) });

/** In person the hour is that of the place. */
export const startInWords = ({ inicio, zona, tipo }: Pick<Interview, 'inicio' | 'zona' | 'tipo'>): string =>
  tipo === 'presencial' ? momentInWords(inicio, zona) : momentOfMadrid(inicio);

export const minutesOf = ({ inicio, fin }: Pick<Interview, 'inicio' | 'fin'>): number =>
  Math.round((fin.getTime() - inicio.getTime()) / 60_000);

/** What the messages say of an interview. @param holders names of those who hold it */
export function interviewWords(
  interview: Interview,
  holders: readonly string[],
): Omit<EmailData<'cita_elegida'>, 'candidato' | 'puesto'> {
  return {
    cuando: startInWords(interview),
    duracion: durationText(minutesOf(interview)),
    tipo: INTERVIEW_TIPO_LABEL[interview.tipo],
    donde: interview.ubicacion ?? interview.link_virtual ?? '',
    con: peopleText(holders),
  };
}

/** Proposed moments, one after the other. */
export function proposalsInWords(moments: readonly ProposedMoment[]): string {
  return moments
    .flatMap(({ fecha, hora }) => {
      const instant = instantOf(fecha, hora, TIME_ZONE);
      return instant ? [momentInWords(instant, TIME_ZONE)] : [];
    })
    .join('; ');
}
