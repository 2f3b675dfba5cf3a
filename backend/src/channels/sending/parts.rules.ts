import type { DeliveryState } from '@hiring/contract';
import type { ChannelDelivery } from './channel-delivery.entity.js';
import { follows, type ToldState } from './delivery.rules.js';

/** A message of the provider's: the text, then each file in its order. */
export interface DeliveryPart {
  estado: DeliveryState;
  /** The provider's id of it. */
  proveedor_id: string | null;
  codigo: string | null;
}

/** A message with files goes as its text and one message a file; null: it goes as one. */
export const partsOf = (files: number): DeliveryPart[] | null =>
  files === 0
    ? null
    : Array.from({ length: files + 1 }, () => ({ estado: 'pendiente', proveedor_id: null, codigo: null }));

/** The part that is sent next; null: the message goes as one. */
export const nextPart = ({ partes }: Pick<ChannelDelivery, 'partes'>): number | null =>
  partes && partes.findIndex(({ estado }) => estado === 'pendiente');

/** From the worst to the best. */
const WORST: readonly DeliveryState[] = ['fallido', 'pendiente', 'enviado', 'entregado', 'leido'];

/**
 * What of a row changes by what was told of one of its parts; null: nothing. The row has the state of the worst part.
 * After a part that fails those behind it are not sent: they fail with it.
 */
export function afterPart(
  row: Pick<ChannelDelivery, 'estado' | 'partes'>,
  at: number,
  told: ToldState & { providerId: string | null },
): Partial<ChannelDelivery> | null {
  const part = row.partes?.[at];
  if (!row.partes || !part) return null;
  const proveedor_id = part.proveedor_id ?? told.providerId;
  const goesOn = follows(part.estado, told.estado);
  if (!goesOn && proveedor_id === part.proveedor_id) return null;
  const codigo = told.estado === 'fallido' ? (told.codigo ?? 'desconocido') : null;
  const now = goesOn ? { estado: told.estado, codigo } : {};
  const partes = row.partes.map((one, place) => {
    if (place === at) return { ...one, ...now, proveedor_id };
    return goesOn && codigo !== null && one.estado === 'pendiente' ? { ...one, ...now } : one;
  });
  const worst = partes.reduce((a, b) => (WORST.indexOf(b.estado) < WORST.indexOf(a.estado) ? b : a));
  if (worst.estado === row.estado || worst.estado === 'pendiente') return { partes };
  return {
    partes,
    estado: worst.estado,
    [`${worst.estado}_at`]: told.at,
    codigo_error: worst.codigo,
    ...(worst.estado === 'fallido' ? {} : { fallido_at: null }),
  };
}
