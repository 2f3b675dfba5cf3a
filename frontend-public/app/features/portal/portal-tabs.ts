import { t } from '@lingui/core/macro';
import type { Tab } from '../../ui/Tabs';

const LABELS = () =>
  ({
    resumen: t`Resumen`,
    perfil: t`Perfil`,
    documentos: t`Documentos`,
    progreso: t`Progreso`,
    mensajes: t`Mensajes`,
    datos: t`Mis datos`,
  }) as const;

const IDS = ['resumen', 'perfil', 'documentos', 'progreso', 'mensajes', 'datos'] as const;

export type PortalTab = (typeof IDS)[number];

/** The URL of a tab; `own`: an admin views their own application. */
export function tabPath(id: PortalTab, own: boolean): string {
  const params = new URLSearchParams();
  if (own) params.set('vista', 'propia');
  if (id !== 'resumen') params.set('tab', id);
  const query = params.toString();
  return query === '' ? '/portal-candidato' : `/portal-candidato?${query}`;
}

/** The tabs with their URLs; `unread`: number of messages. */
export function portalTabs(own: boolean, unread = 0): Tab<PortalTab>[] {
  return IDS.map((id) => ({
    id,
    label: LABELS()[id],
    to: tabPath(id, own),
    news: id === 'mensajes' ? unread : 0,
  }));
}

export const portalTabOf = (value: string | null): PortalTab => IDS.find((id) => id === value) ?? 'resumen';
