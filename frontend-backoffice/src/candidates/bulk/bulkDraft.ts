import type { BulkType } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

type Request = Schemas['BulkActionRequest'];

/** What is filled in so far, for whichever action: the names are those of the request. */
export interface BulkDraft extends Pick<Request, 'prioridad' | 'mensaje'> {
  mover?: Partial<Request['mover']>;
  etiqueta?: Partial<Request['etiqueta']>;
  campo?: Partial<Request['campo']>;
}

export const isComplete = (tipo: BulkType, { mover, prioridad, etiqueta, campo }: BulkDraft): boolean => {
  if (tipo === 'mover') return Boolean(mover?.estado);
  if (tipo === 'prioridad') return Boolean(prioridad);
  if (tipo === 'campo') return Boolean(campo?.id);
  return tipo === 'mensaje' || Boolean(etiqueta?.id);
};

/** What the draft asks for, as the server reads it: nothing of other actions, and no empty text. */
export function parametersOf(tipo: BulkType, draft: BulkDraft): Omit<Request, 'ids' | 'filtro' | 'excluir'> {
  if (tipo !== 'mover') return { tipo, [tipo]: draft[tipo] };
  const { estado, notificar = true, mensaje_candidato, motivo_rechazo_id } = draft.mover ?? {};
  if (!estado) return { tipo };
  const message = mensaje_candidato?.trim();
  return {
    tipo,
    mover: {
      estado,
      notificar,
      ...(message ? { mensaje_candidato: message } : {}),
      ...(estado === 'rechazada' && motivo_rechazo_id ? { motivo_rechazo_id } : {}),
    },
  };
}
