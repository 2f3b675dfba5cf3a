import {
  INTERVIEW_ESTADOS,
  INTERVIEW_ESTADO_LABEL,
  INTERVIEW_ESTADO_TONE,
  INTERVIEW_TIPOS,
  peopleText,
  TONES,
} from '@hiring/contract';
import type { InterviewEstado, InterviewTipo, Tone } from '@hiring/contract';
import { inLanguageAsked } from '../../platform/http/language/language.js';
import { Day, Example, Id, Instant, TimeOfDay, Word } from '../../platform/openapi/field.js';
import type { InterviewRecord } from '../interviews.repository.js';
import { holdersOf } from '../panel/panel.js';
import { isAhead } from '../interview.rules.js';
import { wallOf } from '../changes/interview-time.js';
import { minutesOf } from '../emails/interview-words.js';
import { MomentRequestView, toMomentRequestView } from './moment-request.dto.js';

/** An interview as the candidate sees it: nothing of what HR notes. */
export class MyInterview {
  /** Id. */ @Id() id: string;
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** ISO 8601 instant at which it begins. */ @Instant() inicio: string;
  /** Instant at which it ends. */ @Instant() fin: string;
  /** Day in `zona`, YYYY-MM-DD. */ @Day() fecha: string;
  /** Hour in `zona`, HH:MM. */ @TimeOfDay() hora: string;
  /** Length in minutes. */ @Example(45) duracion_min: number;
  /** Time zone of the hours. */ @Example('Europe/Madrid') zona: string;
  /** Kind, in one of these words. */ @Word(INTERVIEW_TIPOS) tipo: InterviewTipo;
  /** Place. */ @Example('Barcelona') ubicacion: string | null;
  /** Address of the video call; null when there is none. */
  @Example('https://meet.example.com/abc-defg-hij') link_virtual: string | null;
  /** Who will be there, in words. */ @Example('Marta Soler y Marc Font') entrevistador: string | null;
  /** State, in one of these words. */ @Word(INTERVIEW_ESTADOS) estado: InterviewEstado;
  /** The state in words. */ @Example('Confirmada') estado_texto: string;
  /** Colour family of the badge. */ @Word(TONES) tone: Tone;
  /** It stands and has not ended: the person is expected. */ pendiente: boolean;
  /** Whether the candidate can confirm it now. */ puede_confirmar: boolean;
  /** Whether the candidate can ask for another moment now. */ puede_pedir_otro: boolean;
  /** What the person asked for instead. */ peticion: MomentRequestView | null;
}

export function toMyInterview({ interview, request, panel }: InterviewRecord, now: Date): MyInterview {
  const ahead = isAhead(interview, now);
  const live = interview.estado === 'programada' || interview.estado === 'confirmada';
  return {
    id: interview.id,
    aplicacion_id: interview.aplicacion_id,
    inicio: interview.inicio.toISOString(),
    fin: interview.fin.toISOString(),
    ...wallOf(interview.inicio, interview.zona),
    duracion_min: minutesOf(interview),
    zona: interview.zona,
    tipo: interview.tipo,
    ubicacion: interview.ubicacion,
    link_virtual: interview.link_virtual,
    entrevistador: inLanguageAsked(() => peopleText(holdersOf(interview, panel))) || null,
    estado: interview.estado,
    estado_texto: inLanguageAsked(() => INTERVIEW_ESTADO_LABEL[interview.estado]),
    tone: INTERVIEW_ESTADO_TONE[interview.estado],
    pendiente: live && interview.fin > now,
    puede_confirmar: ahead && interview.estado === 'programada',
    puede_pedir_otro: ahead,
    peticion: request && toMomentRequestView(request),
  };
}
