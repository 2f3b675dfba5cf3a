/** Approving something from a link of a mail. */

export type ApprovalDecision = 'aprobada' | 'devuelta';

export const APPROVAL_LIMITS = {
  motivo: 500,
  /** Days for which a link is valid. */
  linkDays: 7,
} as const;

/** How a step stands for whoever opens a link to it. */
export type ApprovalPageState =
  | 'pendiente'
  /** With this link. */
  | 'hecha'
  /** In another way, or by somebody else. */
  | 'decidida'
  | 'cambiada'
  | 'terminada'
  /** Somebody else's turn. */
  | 'ajena'
  | 'caducada';

export interface ApprovalFact {
  etiqueta: string;
  valor: string;
}

/** What is decided about. */
export interface ApprovalContent {
  titulo: string;
  datos: ApprovalFact[];
  /** All of it, for whoever looks closer. */
  resto: ApprovalFact[];
  /** What the approver should notice. */
  avisos: string[];
  /** Against what was asked for before; null: there was nothing, or is nothing now. */
  cambios: { etiqueta: string; antes: string | null; ahora: string | null }[];
}

/** What a link of a mail leads to. */
export interface ApprovalPage {
  estado: ApprovalPageState;
  /** "la oferta OF-2026-0042". */
  cosa: string;
  /** Path in the internal area; null: it is not there any more. */
  camino: string | null;
  /** Of what is decided. */
  decision: ApprovalDecision | null;
  /** While it waits. */
  contenido: ApprovalContent | null;
}

/** The submitted form. */
export interface ApprovalForm {
  accion: string;
  motivo: string;
}
