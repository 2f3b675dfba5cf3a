import type { Stage } from '@hiring/contract';

/** The stages in `etapas_alcanzadas`, as the triggers set them. */
export const STAGE_BIT: Readonly<Record<Stage, number>> = {
  recibida: 1,
  en_revision: 2,
  entrevista: 4,
  contratada: 8,
  rechazada: 16,
};
