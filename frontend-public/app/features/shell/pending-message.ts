const MESSAGES: readonly (readonly [path: string, message: string])[] = [
  ['/portal-candidato', 'Cargando tu Portal'],
  ['/editar-candidatura', 'Cargando datos...'],
  ['/mi-cuenta', 'Verificando autenticación...'],
];

/** The message while a page of the site is loading. */
export function pendingMessage(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return MESSAGES.find(([known]) => known === path)?.[1] ?? 'Cargando...';
}
