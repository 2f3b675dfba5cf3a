import type { Tab } from '../../ui/Tabs';

const LABELS = {
  resumen: 'Resumen',
  perfil: 'Perfil',
  documentos: 'Documentos',
  progreso: 'Progreso',
  mensajes: 'Mensajes',
  datos: 'Mis datos',
} as const;

export type PortalTab = keyof typeof LABELS;

const IDS = Object.keys(LABELS) as PortalTab[];

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
    ...{ id, label: LABELS[id], to: tabPath(id, own) },
    news: id === 'mensajes' ? unread : 0,
  }));
}

export const portalTabOf = (value: string | null): PortalTab => IDS.find((id) => id === value) ?? 'resumen';
