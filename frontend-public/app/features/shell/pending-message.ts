import { t } from '@lingui/core/macro';

const MESSAGES = (): readonly (readonly [path: string, message: string])[] => [
  ['/portal-candidato', t`Cargando tu Portal`],
  ['/editar-candidatura', t`Cargando datos...`],
  ['/mi-cuenta', t`Verificando autenticación...`],
];

/** The message while a page of the site is loading. */
export function pendingMessage(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return MESSAGES().find(([known]) => known === path)?.[1] ?? t`Cargando...`;
}
