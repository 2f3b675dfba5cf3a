import {
  INTERVIEW_ESTADO_LABEL,
  INTERVIEW_ESTADO_TONE,
  INTERVIEW_ESTADOS,
  INTERVIEW_TIPOS,
} from '@hiring/contract';
import type { InterviewEstado, InterviewTipo, Tone } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import type { InterviewRequest } from './interview-request.entity.js';
import type { Interview } from '../interview.entity.js';
import { isAhead } from '../interview.rules.js';
import { wallOf } from '../changes/interview-time.js';
import { minutesOf } from '../messages/interview-words.js';
import { MomentRequestView, toMomentRequestView } from './moment-request.dto.js';

/** An interview as the candidate sees it: nothing of what HR notes. */
export class MyInterview {
  id: string;
  aplicacion_id: string;
  /** ISO 8601 instants. */
  inicio: string;
  fin: string;
  /** Day in `zona`, YYYY-MM-DD. */
  fecha: string;
  /** Hour in `zona`, HH:MM. */
  hora: string;
  duracion_min: number;
  zona: string;
  @ApiProperty({ enum: INTERVIEW_TIPOS })
  tipo: InterviewTipo;
  ubicacion: string | null;
  link_virtual: string | null;
  /** Who will be there. */
  entrevistador: string | null;
  @ApiProperty({ enum: INTERVIEW_ESTADOS })
  estado: InterviewEstado;
  estado_texto: string;
  tone: Tone;
  /** It stands and has not ended: the person is expected. */
  pendiente: boolean;
  puede_confirmar: boolean;
  puede_pedir_otro: boolean;
  /** What the person asked for instead. */
  peticion: MomentRequestView | null;
}

export function toMyInterview(
  interview: Interview,
  request: InterviewRequest | null,
  now: Date,
): MyInterview {
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
    entrevistador: interview.entrevistador_nombre,
    estado: interview.estado,
    estado_texto: INTERVIEW_ESTADO_LABEL[interview.estado],
    tone: INTERVIEW_ESTADO_TONE[interview.estado],
    pendiente: live && interview.fin > now,
    puede_confirmar: ahead && interview.estado === 'programada',
    puede_pedir_otro: ahead,
    peticion: request && toMomentRequestView(request),
  };
}
