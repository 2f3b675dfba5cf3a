import type { Role } from '@hiring/contract';

export interface MenuItem {
  label: string;
  to: string;
  /** Who sees it; everybody when absent. */
  roles?: readonly Role[];
}

export interface MenuGroup {
  label: string;
  items: readonly MenuItem[];
}

/** The menu, in order. A page added to the site gets its line here and nowhere else. */
const MENU: readonly (MenuItem | MenuGroup)[] = [
  { label: 'Inicio', to: '/' },
  { label: 'Empresa', items: [{ label: 'Carreras', to: '/carreras' }] },
  {
    label: 'Recursos',
    items: [
      { label: 'Sistema de aplicación', to: '/sistema-aplicacion', roles: ['admin'] },
      { label: 'Panel de RRHH', to: '/sistema-aplicacion/admin', roles: ['admin', 'rrhh'] },
    ],
  },
];

export const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'items' in entry;

/** What this person sees: without the items of other roles and without groups left empty. */
export function menuFor(role: Role | null): (MenuItem | MenuGroup)[] {
  const visible = (item: MenuItem) => !item.roles || (role !== null && item.roles.includes(role));
  return MENU.flatMap((entry): (MenuItem | MenuGroup)[] => {
    if (!isGroup(entry)) return visible(entry) ? [entry] : [];
    const items = entry.items.filter(visible);
    return items.length > 0 ? [{ ...entry, items }] : [];
  });
}

/** Where the panel button of the header leads and what it says. */
export function panelOf(role: Role): MenuItem {
  if (role === 'admin') return { label: 'Panel Admin', to: '/sistema-aplicacion/admin' };
  if (role === 'rrhh') return { label: 'Panel RRHH', to: '/sistema-aplicacion/admin' };
  return { label: 'Mi Portal', to: '/portal-candidato' };
}
