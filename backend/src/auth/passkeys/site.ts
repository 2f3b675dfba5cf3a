import type { Environment } from '../../platform/environment/environment.js';

/** The site that passkeys belong to: of APP_URL. With another host the ones that people have stop working. */
export function siteOf({ appUrl }: Pick<Environment, 'appUrl'>): { origin: string; rpId: string } {
  const { origin, hostname } = new URL(appUrl);
  return { origin, rpId: hostname };
}
