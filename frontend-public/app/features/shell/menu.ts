import type { Role } from '@hiring/contract';

export interface MenuItem {
  label: string;
  to: string;
  /** Roles that see it; everybody when absent. */
  roles?: readonly Role[];
}

export interface MenuGroup {
  label: string;
  items: readonly MenuItem[];
}

interface MenuSection extends MenuGroup {
  /** The section's main page. It is the first item, or the only link when the group would be empty. */
  page?: MenuItem;
}

const SERVICES: readonly MenuItem[] = [
  { label: 'Transporte', to: '/servicios/transporte' },
  { label: 'Gestión de Flotas', to: '/servicios/gestion-flotas' },
  { label: 'Mantenimiento', to: '/servicios/mantenimiento' },
  { label: 'ITV', to: '/servicios/itv' },
  { label: 'Custodia', to: '/servicios/custodia' },
  { label: 'Lavado', to: '/servicios/lavado' },
];

const INTERNAL: readonly MenuItem[] = [
  { label: 'Sistema de aplicación', to: '/sistema-aplicacion', roles: ['admin'] },
  { label: 'Panel de RRHH', to: '/sistema-aplicacion/admin', roles: ['admin', 'rrhh'] },
];

/** The menu, in order. A new page only needs a line here. */
const MENU: readonly (MenuItem | MenuSection)[] = [
  { label: 'Inicio', to: '/' },
  { label: 'Servicios', page: { label: 'Todos los servicios', to: '/servicios' }, items: SERVICES },
  {
    label: 'Empresa',
    items: [
      { label: 'La empresa', to: '/empresa' },
      { label: 'Quiénes Somos', to: '/quienes-somos' },
      { label: 'Carreras', to: '/carreras' },
    ],
  },
  {
    label: 'Clientes',
    page: { label: 'Todos los clientes', to: '/clientes' },
    items: [
      { label: 'Empresas', to: '/clientes/empresas' },
      { label: 'Particulares', to: '/clientes/particulares' },
    ],
  },
  { label: 'Recursos', page: { label: 'Todos los recursos', to: '/recursos' }, items: INTERNAL },
  { label: 'Contacto', to: '/contacto' },
];

/** The footer's columns of pages. */
export const FOOTER: readonly MenuGroup[] = [
  {
    label: 'Servicios',
    items: [
      ...SERVICES,
      { label: 'Traslados con conductor', to: '/traslados-rodados-conductor-barcelona' },
      { label: 'Recogida y entrega en talleres', to: '/recogida-entrega-talleres-chofer' },
      { label: 'Custodia en parking propio', to: '/custodia-vehiculos-parking-propio' },
    ],
  },
  {
    label: 'Empresa',
    items: [
      { label: 'La empresa', to: '/empresa' },
      { label: 'Quiénes Somos', to: '/quienes-somos' },
      { label: 'Nosotros', to: '/nosotros' },
      { label: 'Clientes', to: '/clientes' },
      { label: 'Carreras', to: '/carreras' },
      { label: 'Recursos', to: '/recursos' },
      { label: 'Contacto', to: '/contacto' },
      { label: 'Acceso al sistema', to: '/login' },
    ],
  },
];

/** The footer's last line. */
export const LEGAL: readonly MenuItem[] = [
  { label: 'Política de Privacidad', to: '/politica-privacidad' },
  { label: 'Política de Cookies', to: '/politica-cookies' },
  { label: 'Aviso Legal', to: '/aviso-legal' },
];

export const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'items' in entry;

const visibleTo = (role: Role | null) => (item: MenuItem) =>
  !item.roles || (role !== null && item.roles.includes(role));

/** The internal pages that this role may open. */
export const internalEntries = (role: Role | null): MenuItem[] => INTERNAL.filter(visibleTo(role));

/** The menu of this role: without items of other roles and without empty groups. */
export function menuFor(role: Role | null): (MenuItem | MenuGroup)[] {
  const visible = visibleTo(role);
  return MENU.flatMap((entry): (MenuItem | MenuGroup)[] => {
    if (!('items' in entry)) return visible(entry) ? [entry] : [];
    const { label, page } = entry;
    const items = entry.items.filter(visible);
    if (items.length > 0) return [{ label, items: page ? [page, ...items] : items }];
    return page ? [{ label, to: page.to }] : [];
  });
}

/** Target and label of the header's panel button. */
export function panelOf(role: Role): MenuItem {
  if (role === 'admin') return { label: 'Panel Admin', to: '/sistema-aplicacion/admin' };
  if (role === 'rrhh') return { label: 'Panel RRHH', to: '/sistema-aplicacion/admin' };
  return { label: 'Mi Portal', to: '/portal-candidato' };
}
