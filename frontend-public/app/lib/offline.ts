import { t } from '@lingui/core/macro';

/** Shown when the server does not answer. */
export const OFFLINE = () => t`No hay conexión con el servidor. Comprueba tu conexión e inténtalo de nuevo.`;
