import type { HistoriaSuceso, HistoriaTipo, InterviewTipo } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { estadoLabel } from '../candidates/StateBadges';
import { formatMoment } from '../format/dates';

export type StreamEvent = Schemas['TimelineEntry'];

/** Of a move in the process there are more fields than these, here and in an application's own history. */
type Happened = Pick<StreamEvent, 'suceso' | 'de' | 'a'> & Partial<Pick<StreamEvent, 'texto' | 'cuando'>>;

const INTERVIEW: Readonly<Record<InterviewTipo, string>> = {
  presencial: 'presencial',
  virtual: 'por videollamada',
  telefonica: 'por teléfono',
};

const PLAIN: Readonly<Partial<Record<HistoriaSuceso, string>>> = {
  creada: 'Candidatura recibida',
  actualizada: 'Candidatura actualizada por el candidato',
  retirada: 'Candidatura retirada por el candidato',
  conversacion_candidato: 'Mensaje del candidato',
  conversacion_rrhh: 'Mensaje al candidato',
  nota: 'Nota interna',
  cv_visto: 'CV consultado',
  cv_descargado: 'CV descargado',
};

/** What happened, in one line. */
export function headlineOf({ suceso, de, a, texto, cuando }: Happened): string {
  switch (suceso) {
    case 'movida':
      return [de && `De ${estadoLabel(de)}`, a && `a ${estadoLabel(a)}`].filter(Boolean).join(' ');
    case 'deshecha':
      return a ? `Cambio deshecho: vuelve a ${estadoLabel(a)}` : 'Cambio deshecho';
    case 'correo':
      return `Email: ${texto ?? 'sin asunto'}`;
    case 'entrevista':
      return `Entrevista ${INTERVIEW[texto as InterviewTipo] ?? ''} para el ${cuando ? formatMoment(cuando) : ''}`;
    case 'documento_pedido':
      return `Documento solicitado: ${texto ?? ''}`;
    case 'documento_recibido':
      return `Documento recibido: ${texto ?? ''}`;
    case 'cv_recibido':
      return `CV recibido: ${texto ?? ''}`;
    default:
      return PLAIN[suceso] ?? suceso;
  }
}

/** The words for what was taken back. */
const UNDONE: Readonly<Partial<Record<HistoriaTipo, string>>> = {
  entrevista: 'Cancelada',
  correo: 'Cancelado',
  documento: 'Ya no se pide',
};

/** An event as a stop of the lane. */
export const stopOf = (event: StreamEvent) => ({
  headline: headlineOf(event),
  undone: event.anulado ? (UNDONE[event.tipo] ?? 'Deshecho') : undefined,
  moment: event.fecha,
  author: event.autor,
});
