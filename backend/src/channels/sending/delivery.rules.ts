import type { DeliveryState } from '@hiring/contract';
import type { SendOutcome } from '../providers/send-outcome.js';
import type { ChannelDelivery } from './channel-delivery.entity.js';

const SECOND_MS = 1000;
/** Before each further attempt. */
const WAITS = [15, 60, 300, 1800, 7200];
/** Spreads the attempts of messages that failed at the same time. */
const JITTER = 0.1;
/**
 * How long an attempt whose end nobody noted counts as under way: the provider's notice of a message that it did take
 * comes well before.
 */
export const UNDER_WAY_MS = 2 * 60 * SECOND_MS;

/** When a message that was not taken is tried again; null: no more. `tries` includes the last. */
export function nextTry(
  tries: number,
  outcome: Extract<SendOutcome, { kind: 'later' | 'unknown' }>,
  now: Date,
  chance: number,
): Date | null {
  const wait = WAITS[tries - 1];
  if (wait === undefined) return null;
  const own = wait * SECOND_MS * (1 + JITTER * (2 * chance - 1));
  const least = outcome.kind === 'unknown' ? UNDER_WAY_MS : outcome.askedMs;
  return new Date(now.getTime() + Math.round(Math.max(own, least)));
}

/** What a provider says of a message. */
export interface ToldState {
  estado: Exclude<DeliveryState, 'pendiente'>;
  codigo: string | null;
  at: Date;
}

const RANK: Readonly<Record<DeliveryState, number>> = {
  pendiente: 0,
  enviado: 1,
  // Given up, by the provider or by us: only the word that it has arrived is worth more.
  fallido: 2,
  entregado: 3,
  leido: 4,
};

/** Whether a state follows another: never back, and what has arrived has not failed. */
export const follows = (from: DeliveryState, to: DeliveryState): boolean => RANK[to] > RANK[from];

/** What of a row changes by what was told of it, in whatever order that came; null: nothing. */
export function afterStates(
  row: Pick<ChannelDelivery, 'estado'>,
  told: readonly ToldState[],
): Partial<ChannelDelivery> | null {
  let { estado } = row;
  let change: Partial<ChannelDelivery> = {};
  for (const one of [...told].sort((a, b) => RANK[a.estado] - RANK[b.estado])) {
    if (!follows(estado, one.estado)) continue;
    ({ estado } = one);
    change = {
      ...change,
      estado,
      plantilla: null,
      [`${estado}_at`]: one.at,
      ...(estado === 'fallido'
        ? { codigo_error: one.codigo ?? 'desconocido' }
        : { codigo_error: null, fallido_at: null }),
    };
  }
  return estado === row.estado ? null : change;
}
