import { PRIORIDAD_LABEL, PRIORIDAD_TONE, type Prioridad, type Tone } from '@hiring/contract';

const isKnown = (value: string): value is Prioridad => value in PRIORIDAD_LABEL;

/** Label and colour of a priority; an unknown one is shown unchanged in grey. */
export function priorityBadge(prioridad: string): { label: string; tone: Tone } {
  if (!isKnown(prioridad)) return { label: prioridad, tone: 'grey' };
  return { label: PRIORIDAD_LABEL[prioridad], tone: PRIORIDAD_TONE[prioridad] };
}
