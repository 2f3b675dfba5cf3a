import type { Recomendacion } from '@hiring/contract';
import type { Note } from '../../candidates/people/notes/note.entity.js';
import type { Criterion } from '../../interviews/scorecards/criteria/criterion.entity.js';
import type { Scorecard } from '../../interviews/scorecards/scorecard.entity.js';
import type { InterviewAvailability } from '../../interviews/slots/availability.entity.js';
import type { WorkCalendar } from '../madrid-time.js';
import { madridInstant } from '../madrid-time.js';
import type { InterviewRow } from '../process/application-story.js';
import type { DemoCandidate } from '../process/process.js';
import { HR, HR_TEAM } from '../process/staff.js';
import { ROOMS } from '../process/staff-words.js';
import { CANDIDATE_NOTES, SCORECARD_COMMENTS } from '../process/office-words.js';
import { at, Random, uuidOf } from '../random.js';

export type NoteRow = Omit<Note, 'candidato' | 'aplicacion' | 'autor' | 'causa'>;
export type ScorecardRow = Omit<Scorecard, 'entrevista' | 'aplicacion' | 'autor' | 'peticion'>;
export type AvailabilityRow = Omit<InterviewAvailability, 'entrevistador'>;

const MINUTE = 60_000;

/** Slots that candidates may pick: of two team members, one in the office and one online. */
export function interviewHours(calendar: WorkCalendar): AvailabilityRow[] {
  const [, marta, jordi] = HR_TEAM;
  const since = madridInstant(calendar.day(-20), 9 * 60 + 10);
  const common = {
    margen_antes_min: 0,
    margen_despues_min: 10,
    antelacion_horas: 24,
    dias_vista: 14,
    activa: true,
    version: 1,
    created_at: since,
    updated_at: since,
  };
  return [
    {
      ...common,
      id: uuidOf('interview-hours:office'),
      entrevistador_id: marta.id,
      nombre: 'Mañanas en Zona Franca',
      franjas: [
        { dia: 1, desde: '09:00', hasta: '13:00' },
        { dia: 3, desde: '09:00', hasta: '13:00' },
      ],
      duracion_min: 45,
      tipo: 'presencial',
      ubicacion: at(ROOMS, 0),
      link_virtual: null,
    },
    {
      ...common,
      id: uuidOf('interview-hours:screen'),
      entrevistador_id: jordi.id,
      nombre: 'Primera charla por vídeo',
      franjas: [
        { dia: 2, desde: '15:00', hasta: '17:30' },
        { dia: 4, desde: '15:00', hasta: '17:30' },
      ],
      duracion_min: 30,
      tipo: 'virtual',
      ubicacion: null,
      link_virtual: 'https://meet.example.com/seleccion',
    },
  ];
}

/** The team's notes about a third of the open applications, from the day after the application on. */
export function noteRows(candidates: readonly DemoCandidate[], now: Date): NoteRow[] {
  return candidates.flatMap(({ person, current }) => {
    const random = new Random(`notes:${person.number}`);
    const { application } = current;
    if (application.estado === 'recibida' || application.retirada_at || !random.chance(0.35)) return [];
    const moved = application.fecha_respuesta ?? application.fecha_aplicacion;
    const written = new Date(moved.getTime() + random.int(3, 50) * MINUTE);
    if (written > now) return [];
    return [
      {
        id: uuidOf(`note:${person.number}`),
        candidato_id: person.candidateId,
        aplicacion_id: application.id,
        autor_id: random.chance(0.6) ? HR.id : random.pick(HR_TEAM).id,
        texto: random.pick(CANDIDATE_NOTES),
        version: 1,
        editada_at: null,
        deleted_at: null,
        created_at: written,
      },
    ];
  });
}

const RECOMMENDED: Readonly<Record<'good' | 'fair' | 'bad', readonly Recomendacion[]>> = {
  good: ['si_rotundo', 'si', 'si'],
  fair: ['si', 'dudas', 'dudas'],
  bad: ['dudas', 'no'],
};

/** Scorecards of completed interviews; a few of the latest are still missing. */
export function scorecardRows(
  candidates: readonly DemoCandidate[],
  criteria: readonly Pick<Criterion, 'id' | 'nombre'>[],
  now: Date,
): ScorecardRow[] {
  return candidates.flatMap(({ current, stories }) =>
    stories.flatMap(({ interviews }) =>
      interviews.flatMap((interview) => {
        const random = new Random(`scorecard:${interview.id}`);
        const author = HR_TEAM.find(({ id }) => id === interview.entrevistador_id);
        if (interview.estado !== 'realizada' || !author || !random.chance(0.75)) return [];
        const mood = moodOf(current, random);
        return [card(interview, author, criteria, mood, random)].filter(
          ({ created_at }) => created_at <= now,
        );
      }),
    ),
  );
}

type Mood = keyof typeof RECOMMENDED;

function moodOf({ application }: DemoCandidate['current'], random: Random): Mood {
  if (application.estado === 'contratada') return 'good';
  if (application.estado === 'rechazada') return 'bad';
  return random.pick(['good', 'fair', 'fair']);
}

const POINTS: Readonly<Record<Mood, [number, number]>> = { good: [4, 5], fair: [3, 4], bad: [2, 4] };

function card(
  interview: InterviewRow,
  author: (typeof HR_TEAM)[number],
  criteria: readonly Pick<Criterion, 'id' | 'nombre'>[],
  mood: Mood,
  random: Random,
): ScorecardRow {
  const given = new Date(interview.fin.getTime() + 20 * MINUTE);
  return {
    id: uuidOf(`scorecard:${interview.id}`),
    entrevista_id: interview.id,
    aplicacion_id: interview.aplicacion_id,
    autor_id: author.id,
    autor_nombre: `${author.nombre} ${author.apellidos}`,
    peticion_id: null,
    puntuaciones: criteria.map(({ id, nombre }) => ({
      criterio_id: id,
      nombre,
      puntos: random.int(...POINTS[mood]),
    })),
    recomendacion: random.pick(RECOMMENDED[mood]),
    comentario: random.chance(0.7) ? random.pick(SCORECARD_COMMENTS[mood]) : null,
    version: 1,
    created_at: given,
    updated_at: given,
  };
}
