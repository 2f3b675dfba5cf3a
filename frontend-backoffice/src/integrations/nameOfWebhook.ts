import type { WebhookAddress } from '../providers/calls/integrations';

/** What it is for, or where it goes: host and path, which tell two addresses of one server apart. */
export function nameOfWebhook({ descripcion, url }: WebhookAddress): string {
  if (descripcion) return descripcion;
  const { host, pathname } = new URL(url);
  return pathname === '/' ? host : `${host}${pathname}`;
}
