import { t } from '@lingui/core/macro';

/** Few visitors come from the internal area. */
export const sentAway = () => ({
  title: t`No tienes acceso al área interna`,
  description: t`Es solo para el equipo de la empresa. Tu candidatura está en «Mi portal».`,
});
