import {
  type AnswerStage,
  ESTADO_TONE,
  type Estado,
  estadoText,
  isEndedEstado,
  isEndedStage,
  PORTAL_MESSAGE,
  STAGE_OF_ESTADO,
  labels,
  say,
  type Tone,
} from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

type PortalStep = Schemas['PortalStep'];

/** What the person may see of an application's history: the estado it came to, and when they could see it. */
export interface Reached {
  estado: Estado;
  /** ISO instant. */
  at: string;
}

/** What a phase says of an application in it. */
export interface StandingPhase {
  /** The sentence in the person's language; null: the phase has none. */
  sentence: string | null;
  /** Days to answer; null: those of the stage. */
  days: number | null;
  /** ISO instant: since when it waits. */
  since: string;
}

/** What the portal speaks of. */
export interface Standing {
  /** As the person may see it. */
  estado: Estado;
  /** ISO instant. */
  appliedAt: string;
  /** ISO instant; null: it stands. */
  withdrawnAt: string | null;
  /** Whether an interview is agreed that is not over. */
  interviewAhead: boolean;
  /** Whether one was held since it came into its phase, which may still ask for something. */
  interviewHeld: boolean;
  /** Whether the person was hired and did not begin, as human resources noted. */
  notJoined: boolean;
  /** Oldest first. */
  history: readonly Reached[];
  /** Its phase, as the person may see it; null: none. */
  phase: StandingPhase | null;
  /** Days in which human resources answers in each stage. */
  answerDays: Readonly<Record<AnswerStage, number>>;
  /** Days in which its department usually gives the first answer, as applicants are told; null: unknown. */
  usualDays: number | null;
}

/** Everything that the portal says of an application, so that none of it contradicts the rest. */
export interface PortalView {
  estado_texto: string;
  tone: Tone;
  /** The sentence of the state. */
  mensaje: string;
  /** What comes now; a sentence. */
  siguiente: string;
  /** ISO instant until which the next news is promised; null when nothing is promised. */
  fecha_prometida: string | null;
  pasos: PortalStep[];
}

/** How far along the four steps an estado is, from 0. */
const STEP_OF: Readonly<Record<Estado, number>> = {
  recibida: 0,
  en_revision: 1,
  entrevista_programada: 2,
  entrevista_realizada: 2,
  contratada: 3,
  rechazada: 3,
};

const NEXT: Readonly<Record<Estado, string>> = labels({
  recibida: 'El equipo de selección leerá tu candidatura.',
  en_revision: 'Tu candidatura está siendo revisada por nuestro equipo.',
  entrevista_programada: 'Te escribiremos para acordar el día y la hora de la entrevista.',
  entrevista_realizada: 'Te escribiremos cuando haya una decisión.',
  contratada: 'El proceso ha terminado. Te escribiremos con los siguientes pasos.',
  rechazada: 'El proceso de esta candidatura ha terminado. Puedes presentarte a otras ofertas.',
});

export const isEnded = ({ estado, withdrawnAt }: Pick<Standing, 'estado' | 'withdrawnAt'>): boolean =>
  withdrawnAt !== null || isEndedEstado(estado);

/** A withdrawal takes precedence; a future interview takes precedence over the stage that HR set. */
export function portalView(standing: Standing): PortalView {
  if (standing.withdrawnAt !== null) {
    return {
      estado_texto: say('Retirada'),
      tone: 'grey',
      mensaje: say('Has retirado esta candidatura'),
      siguiente: say('Ya no la tendremos en cuenta. Puedes presentarte de nuevo cuando quieras.'),
      fecha_prometida: null,
      pasos: [...passedSteps(standing), withdrawnStep(standing.withdrawnAt)],
    };
  }
  if (standing.notJoined && standing.estado === 'contratada') return notJoinedView(standing);
  const ahead = standing.interviewAhead && !isEnded(standing);
  const held = !ahead && standing.interviewHeld && standing.estado === 'entrevista_programada';
  const estado: Estado = ahead ? 'entrevista_programada' : held ? 'entrevista_realizada' : standing.estado;
  return {
    estado_texto: estadoText(estado),
    tone: ESTADO_TONE[estado],
    mensaje: PORTAL_MESSAGE[estado],
    siguiente: ahead
      ? say('Tienes una entrevista: abajo están el día, la hora y el lugar.')
      : ((held ? null : standing.phase?.sentence) ?? NEXT[estado]),
    fecha_prometida: ahead ? null : promisedBy(standing),
    pasos: isEnded(standing)
      ? [...passedSteps(standing), decision(estado, datesOf(standing.history)[3] ?? null)]
      : openSteps({ ...standing, estado }, ahead),
  };
}

/** Congratulations, and steps that are still to come, would be wrong here. */
function notJoinedView(standing: Standing): PortalView {
  const hired = decision('contratada', datesOf(standing.history)[3] ?? null);
  return {
    estado_texto: estadoText('contratada'),
    tone: 'grey',
    mensaje: say('Al final no te incorporaste a este puesto'),
    siguiente: say('Esta candidatura ha terminado. Puedes presentarte a otras ofertas.'),
    fecha_prometida: null,
    pasos: [...passedSteps(standing), { ...hired, status: 'Completado', badge: null }],
  };
}

const DAY_MS = 86_400_000;

/**
 * The answer time of its phase, or of its stage, after that began, as the overdue list of human resources counts it. The first
 * answer is never promised sooner than applicants are told that it usually comes.
 */
function promisedBy({ estado, appliedAt, history, answerDays, usualDays, phase }: Standing): string | null {
  const stage = STAGE_OF_ESTADO[estado];
  if (isEndedStage(stage)) return null;
  if (phase?.days) return new Date(Date.parse(phase.since) + phase.days * DAY_MS).toISOString();
  const other = history.findLastIndex((reached) => STAGE_OF_ESTADO[reached.estado] !== stage);
  const since = history[other + 1]?.at ?? appliedAt;
  const days = stage === 'recibida' ? Math.max(answerDays[stage], usualDays ?? 0) : answerDays[stage];
  return new Date(Date.parse(since) + days * DAY_MS).toISOString();
}

/**
 * When each step was reached for the last time: what a move back took away counts no more, and a step that was skipped
 * was never reached.
 */
function datesOf(history: readonly Reached[]): Readonly<Record<number, string>> {
  let dates: Record<number, string> = {};
  for (const { estado, at } of history) {
    const step = STEP_OF[estado];
    dates = Object.fromEntries(Object.entries(dates).filter(([reached]) => Number(reached) <= step));
    dates[step] ??= at;
  }
  return dates;
}

const STEP = labels({
  sent: 'Candidatura enviada',
  review: 'En revisión',
  interview: 'Entrevista',
  agreed: 'Entrevista programada',
  decision: 'Decisión final',
});

const done = (title: string, date: string | null): PortalStep => ({
  title,
  status: 'Completado',
  badge: null,
  date,
  done: true,
});
const waiting = (title: string): PortalStep => ({
  title,
  status: 'Pendiente',
  badge: null,
  date: null,
  done: false,
});

/** Of a process that is over: what took place, without what no longer can. */
function passedSteps({ appliedAt, history }: Standing): PortalStep[] {
  const dates = datesOf(history);
  // One that was only agreed may have been cancelled.
  const held = history.some(({ estado }) => estado === 'entrevista_realizada');
  return [
    done(STEP.sent, appliedAt),
    ...(dates[1] ? [done(STEP.review, dates[1])] : []),
    ...(dates[2] && held ? [done(STEP.interview, dates[2])] : []),
  ];
}

function openSteps({ estado, appliedAt, history }: Standing, ahead: boolean): PortalStep[] {
  const dates = datesOf(history);
  const step = STEP_OF[estado];
  const interview = dates[2] ?? null;
  const passed = dates[1] ?? interview;
  // An interview that was agreed before any move: no review was recorded.
  const reviewed = passed === null ? [] : [done(STEP.review, passed)];
  return [
    done(STEP.sent, appliedAt),
    ...(step > 1 ? reviewed : [reviewStep(estado, dates[1] ?? null)]),
    step < 2 ? waiting(STEP.agreed) : interviewStep(estado, interview, ahead),
    waiting(STEP.decision),
  ];
}

const reviewStep = (estado: Estado, date: string | null): PortalStep =>
  estado === 'en_revision'
    ? {
        title: STEP.review,
        status: 'En progreso',
        badge: { text: say('Activo'), tone: 'yellow' },
        date,
        done: false,
      }
    : waiting(STEP.review);

function interviewStep(estado: Estado, date: string | null, ahead: boolean): PortalStep {
  if (estado === 'entrevista_realizada') return done(STEP.interview, date);
  return {
    title: ahead ? STEP.agreed : STEP.interview,
    status: 'En progreso',
    badge: ahead ? { text: say('Programada'), tone: 'purple' } : null,
    date,
    done: false,
  };
}

function decision(estado: Estado, date: string | null): PortalStep {
  const hired = estado === 'contratada';
  return {
    title: STEP.decision,
    status: hired ? '¡Contratado!' : 'Completado',
    // A rejection has its sentence above the steps.
    badge: hired ? { text: say('¡Enhorabuena!'), tone: 'green' } : null,
    date,
    done: true,
  };
}

const withdrawnStep = (date: string): PortalStep => ({
  title: say('Candidatura retirada'),
  status: 'Completado',
  badge: { text: say('Retirada'), tone: 'grey' },
  date,
  done: true,
});

/** The word in the header's badge. */
export type ApplicationStatus = 'aprobada' | 'entrevista' | 'rechazada' | 'en_revision';

export function applicationStatus(estado: Estado): ApplicationStatus {
  switch (estado) {
    case 'contratada':
      return 'aprobada';
    case 'entrevista_programada':
    case 'entrevista_realizada':
      return 'entrevista';
    case 'rechazada':
      return 'rechazada';
    case 'recibida':
    case 'en_revision':
      return 'en_revision';
  }
}
