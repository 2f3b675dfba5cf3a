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

/** The tabs with their URLs; `own`: an admin views their own application; `unread`: number of messages. */
export function portalTabs(own: boolean, unread = 0): Tab<PortalTab>[] {
  return IDS.map((id) => {
    const params = new URLSearchParams();
    if (own) params.set('vista', 'propia');
    if (id !== 'resumen') params.set('tab', id);
    const query = params.toString();
    const news = id === 'mensajes' ? unread : 0;
    return {
      id,
      label: LABELS[id],
      news,
      to: query === '' ? '/portal-candidato' : `/portal-candidato?${query}`,
    };
  });
}

export const portalTabOf = (value: string | null): PortalTab => IDS.find((id) => id === value) ?? 'resumen';
