import { CORREO_ESTADO_LABEL, CORREO_ESTADO_TONE, type CorreoEstado } from '@hiring/contract';
import { ToneBadge } from '../ui/ToneBadge';

export function EmailStateBadge({ estado }: { estado: CorreoEstado }) {
  return <ToneBadge tone={CORREO_ESTADO_TONE[estado]}>{CORREO_ESTADO_LABEL[estado]}</ToneBadge>;
}
