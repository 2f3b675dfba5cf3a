import type { Stage } from '@hiring/contract';
import type { MoveTarget } from './moveTarget';

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

/** The offered next step of an application, and its rejection. */
export function shortcutsOf({ stage, moverA }: MoveTarget): { onward?: Shortcut; reject?: Shortcut } {
  const offered = (SHORTCUTS[stage] ?? []).filter((shortcut) => moverA.includes(shortcut.stage));
  return { onward: offered.find(({ danger }) => !danger), reject: offered.find(({ danger }) => danger) };
}
