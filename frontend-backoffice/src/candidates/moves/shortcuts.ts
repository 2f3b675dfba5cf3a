import type { Stage } from '@hiring/contract';

export interface Shortcut {
  /** Stage the button presets in the dialog. */
  stage: Stage;
  label: string;
  danger?: boolean;
}

const REJECT: Shortcut = { stage: 'rechazada', label: 'Rechazar', danger: true };

/**
 * The buttons each stage shows first. They are only words for moves
 * the server offers: one that it does not offer is not shown.
 */
export const SHORTCUTS: Readonly<Partial<Record<Stage, readonly Shortcut[]>>> = {
  recibida: [{ stage: 'en_revision', label: 'Revisar' }, REJECT],
  en_revision: [{ stage: 'entrevista', label: 'Seleccionar para Entrevista' }, REJECT],
  entrevista: [{ stage: 'contratada', label: 'Contratar' }, REJECT],
};
