import { t } from '@lingui/core/macro';
import { pagePath, splitLanguage } from '@hiring/contract/page';

const MESSAGES = (): readonly (readonly [path: string, message: string])[] => [
  ['/portal-candidato', t`Cargando tu portal`],
  ['/editar-candidatura', t`Cargando datos...`],
  ['/mi-cuenta', t`Verificando autenticación...`],
];

/** The message while the page of an address, with its language, is loading. */
export function pendingMessage(address: string): string {
  const path = pagePath(splitLanguage(address).path);
  return MESSAGES().find(([known]) => known === path)?.[1] ?? t`Cargando...`;
}
