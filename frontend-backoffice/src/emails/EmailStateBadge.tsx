import { CORREO_ESTADO_LABEL, CORREO_ESTADO_TONE, type CorreoEstado } from '@hiring/contract';
import { ToneBadge } from '../ui/ToneBadge';

/** `held`: it waits since a restore for somebody to decide. */
export function EmailStateBadge({ estado, held = false }: { estado: CorreoEstado; held?: boolean }) {
  return (
    <ToneBadge tone={held ? 'purple' : CORREO_ESTADO_TONE[estado]}>
      {held ? 'Retenido' : CORREO_ESTADO_LABEL[estado]}
    </ToneBadge>
  );
}
