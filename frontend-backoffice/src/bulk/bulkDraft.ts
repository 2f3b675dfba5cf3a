import type { BulkType, MessageType, Prioridad, Stage } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

/** What has been filled in so far, for whichever action. */
export interface BulkDraft {
  estado: Stage | undefined;
  mensaje: string;
  motivo: string;
  notificar: boolean;
  prioridad: Prioridad | undefined;
  tipo: MessageType;
  /** Null: the words it starts from. */
  texto: { asunto: string; cuerpo: string } | null;
  etiqueta: { id: string; nombre: string; nueva?: true } | null;
  quitar: boolean;
}

export const EMPTY_DRAFT: BulkDraft = {
  estado: undefined,
  mensaje: '',
  motivo: '',
  notificar: true,
  prioridad: undefined,
  tipo: 'contacto',
  texto: null,
  etiqueta: null,
  quitar: false,
};

export const isComplete = (tipo: BulkType, { estado, prioridad, etiqueta }: BulkDraft): boolean => {
  if (tipo === 'mover') return estado !== undefined;
  if (tipo === 'prioridad') return prioridad !== undefined;
  return tipo === 'mensaje' || etiqueta !== null;
};

/** What the draft asks for, as the server reads it; `texto` and `etiquetaId` are known by then. */
export function parametersOf(
  tipo: BulkType,
  draft: BulkDraft,
  { texto, etiquetaId }: { texto: BulkDraft['texto']; etiquetaId: string | undefined },
): Omit<Schemas['BulkActionRequest'], 'ids' | 'filtro' | 'excluir'> {
  const { estado, mensaje, motivo, notificar, prioridad, quitar } = draft;
  if (tipo === 'mover' && estado) {
    return {
      tipo,
      mover: {
        estado,
        notificar,
        ...(mensaje.trim() ? { mensaje_candidato: mensaje.trim() } : {}),
        ...(estado === 'rechazada' && motivo ? { motivo_rechazo_id: motivo } : {}),
      },
    };
  }
  if (tipo === 'prioridad' && prioridad) return { tipo, prioridad };
  if (tipo === 'mensaje' && texto) return { tipo, mensaje: { tipo: draft.tipo, ...texto } };
  return { tipo, ...(etiquetaId ? { etiqueta: { id: etiquetaId, quitar } } : {}) };
}
