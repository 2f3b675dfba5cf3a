import type { InterviewTipo } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { estadoLabel } from '../candidates/stageText';
import { formatMoment } from '../format/dates';

export type TimelineEntry = Schemas['TimelineEntry'];

const INTERVIEW: Readonly<Record<InterviewTipo, string>> = {
  presencial: 'presencial',
  virtual: 'por videollamada',
  telefonica: 'por teléfono',
};

/** What happened, in one line. */
export function headlineOf({ suceso, de, a, texto, cuando }: TimelineEntry): string {
  switch (suceso) {
    case 'creada':
      return 'Candidatura recibida';
    case 'actualizada':
      return 'Candidatura actualizada por el candidato';
    case 'movida':
      return [de && `De ${estadoLabel(de)}`, a && `a ${estadoLabel(a)}`].filter(Boolean).join(' ');
    case 'deshecha':
      return a ? `Cambio deshecho: vuelve a ${estadoLabel(a)}` : 'Cambio deshecho';
    case 'retirada':
      return 'Candidatura retirada por el candidato';
    case 'correo':
      return `Email: ${texto ?? 'sin asunto'}`;
    case 'conversacion_candidato':
      return 'Mensaje del candidato';
    case 'conversacion_rrhh':
      return 'Mensaje al candidato';
    case 'nota':
      return 'Nota interna';
    case 'entrevista':
      return `Entrevista ${INTERVIEW[texto as InterviewTipo] ?? ''} para el ${cuando ? formatMoment(cuando) : ''}`;
    case 'documento_pedido':
      return `Documento solicitado: ${texto ?? ''}`;
    case 'documento_recibido':
      return `Documento recibido: ${texto ?? ''}`;
    case 'cv_recibido':
      return `CV recibido: ${texto ?? ''}`;
    case 'cv_visto':
      return 'CV consultado';
    case 'cv_descargado':
      return 'CV descargado';
  }
}

/** What was written, where the line does not say it already. */
export function bodyOf({ suceso, texto }: TimelineEntry): string | null {
  return ['movida', 'conversacion_candidato', 'conversacion_rrhh', 'nota'].includes(suceso) ? texto : null;
}

/** The words for what was taken back. */
export function undoneLabel({ tipo }: TimelineEntry): string {
  if (tipo === 'entrevista') return 'Cancelada';
  if (tipo === 'mensaje') return 'Cancelado';
  return tipo === 'documento' ? 'Ya no se pide' : 'Deshecho';
}
