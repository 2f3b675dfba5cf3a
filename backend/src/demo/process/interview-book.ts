import type { InterviewEstado } from '@hiring/contract';
import { madridInstant, type WorkCalendar } from '../madrid-time.js';
import { Random } from '../random.js';
import type { InterviewRow } from './application-story.js';
import { HR_TEAM } from './staff.js';
import {
  INTERVIEW_FEEDBACK,
  INTERVIEW_KINDS,
  INTERVIEW_NOTES,
  OUTSIDE_INTERVIEWERS,
  ROOMS,
} from './staff-words.js';

/** Interview start times in minutes after midnight, every three quarters of an hour: 9:00 to 16:30. */
const STARTS = [540, 585, 630, 675, 720, 765, 900, 945, 990];

interface Appointment {
  /** Working day, counted from today. */
  day: number;
  estado: InterviewEstado;
  candidateId: string;
  /** When it was scheduled. */
  bookedAt: Date;
}

/** The team's calendar: no two interviews of one person overlap, staff or candidate. */
export class InterviewBook {
  private readonly taken = new Set<string>();

  constructor(private readonly calendar: WorkCalendar) {}

  book(random: Random, { day, estado, candidateId, bookedAt }: Appointment) {
    const tipo = random.pick(INTERVIEW_KINDS);
    const outside = tipo === 'presencial' && random.chance(0.25);
    const { start, interviewerId } = this.findSlot(random, day, candidateId, outside);
    const date = this.calendar.day(day);
    const held = estado === 'realizada';
    const inicio = madridInstant(date, start);
    const fin = madridInstant(date, start + random.pick([30, 30, 45]));
    return {
      inicio,
      fin,
      zona: 'Europe/Madrid',
      tipo,
      ubicacion: tipo === 'presencial' ? random.pick(ROOMS) : null,
      link_virtual: tipo === 'virtual' ? `https://meet.example.com/${roomName(random)}` : null,
      entrevistador_id: interviewerId,
      entrevistador_nombre: outside ? random.pick(OUTSIDE_INTERVIEWERS) : nameOf(interviewerId),
      notas: random.chance(0.55) ? random.pick(INTERVIEW_NOTES[tipo]) : null,
      feedback: held && random.chance(0.75) ? random.pick(INTERVIEW_FEEDBACK) : null,
      estado,
      secuencia: 0,
      recordatorio_de: inicio,
      recordatorio_2h_de: inicio,
      version: estado === 'programada' ? 1 : 2,
      antes: null,
      deleted_at: null,
      created_at: bookedAt,
      // The result was noted a little later on the same day.
      updated_at:
        held || estado === 'no_presentada'
          ? new Date(fin.getTime() + 15 * 60_000)
          : new Date(bookedAt.getTime() + (estado === 'programada' ? 0 : 100 * 60_000)),
    } satisfies Omit<InterviewRow, 'id' | 'candidato_id' | 'aplicacion_id'>;
  }

  private findSlot(
    random: Random,
    day: number,
    candidateId: string,
    outside: boolean,
  ): { start: number; interviewerId: string | null } {
    const team = outside ? [null] : [...random.shuffle(HR_TEAM).map(({ id }) => id)];
    for (const start of random.shuffle(STARTS)) {
      for (const interviewerId of team) {
        const keys = [`${day}/${start}/${candidateId}`, `${day}/${start}/${interviewerId ?? candidateId}`];
        if (keys.some((key) => this.taken.has(key))) continue;
        for (const key of keys) this.taken.add(key);
        return { start, interviewerId };
      }
    }
    throw new Error(`no hour is left for an interview on working day ${day}`);
  }
}

/** Stored beside the id, as when an interview is scheduled. */
function nameOf(interviewerId: string | null): string | null {
  const member = HR_TEAM.find(({ id }) => id === interviewerId);
  return member ? `${member.nombre} ${member.apellidos}` : null;
}

function roomName(random: Random): string {
  const letters = Array.from({ length: 9 }, () => String.fromCharCode(97 + random.int(0, 25))).join('');
  return letters.replace(/^(...)(...)(...)$/, '$1-$2-$3');
}
