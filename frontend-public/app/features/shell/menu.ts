import { t } from '@lingui/core/macro';
import type { Role } from '@hiring/contract';
import { existsIn } from '@hiring/contract/page';
import { languageNow } from '../../lib/language/language';

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

const SERVICES = (): readonly MenuItem[] => [
  { label: t`Transporte`, to: '/servicios/transporte' },
  { label: t`Gestión de flotas`, to: '/servicios/gestion-flotas' },
  { label: t`Mantenimiento`, to: '/servicios/mantenimiento' },
  { label: t`ITV`, to: '/servicios/itv' },
  { label: t`Custodia`, to: '/servicios/custodia' },
  { label: t`Lavado`, to: '/servicios/lavado' },
];

const INTERNAL = (): readonly MenuItem[] => [
  { label: t`Sistema de candidaturas`, to: '/sistema-aplicacion', roles: ['admin'] },
  { label: t`Panel de RRHH`, to: '/sistema-aplicacion/admin', roles: ['admin', 'rrhh'] },
  { label: t`Sistema de candidaturas`, to: '/sistema-aplicacion/equipo', roles: ['responsable'] },
];

/** The menu, in order. A new page only needs a line here. */
const MENU = (): readonly (MenuItem | MenuSection)[] => [
  { label: t`Inicio`, to: '/' },
  { label: t`Servicios`, page: { label: t`Todos los servicios`, to: '/servicios' }, items: SERVICES() },
  {
    label: t`Empresa`,
    items: [
      { label: t`La empresa`, to: '/empresa' },
      { label: t`Quiénes somos`, to: '/quienes-somos' },
      { label: t`Carreras`, to: '/carreras' },
    ],
  },
  {
    label: t`Clientes`,
    page: { label: t`Todos los clientes`, to: '/clientes' },
    items: [
      { label: t`Empresas`, to: '/clientes/empresas' },
      { label: t`Particulares`, to: '/clientes/particulares' },
    ],
  },
  { label: t`Recursos`, page: { label: t`Todos los recursos`, to: '/recursos' }, items: INTERNAL() },
  { label: t`Contacto`, to: '/contacto' },
];

/** Says so of a page that does not exist in the reader's language. */
const named = ({ label, ...item }: MenuItem): MenuItem => ({
  ...item,
  label: existsIn(languageNow(), item.to) ? label : t`${label} (en español)`,
});

/** The footer's columns of pages. */
export const FOOTER = (): readonly MenuGroup[] =>
  COLUMNS().map(({ label, items }) => ({ label, items: items.map(named) }));

const COLUMNS = (): readonly MenuGroup[] => [
  {
    label: t`Servicios`,
    items: [
      ...SERVICES(),
      { label: t`Traslados con conductor`, to: '/traslados-rodados-conductor-barcelona' },
      { label: t`Recogida y entrega en talleres`, to: '/recogida-entrega-talleres-chofer' },
      { label: t`Custodia en parking propio`, to: '/custodia-vehiculos-parking-propio' },
    ],
  },
  {
    label: t`Empresa`,
    items: [
      { label: t`La empresa`, to: '/empresa' },
      { label: t`Quiénes somos`, to: '/quienes-somos' },
      { label: t`Nosotros`, to: '/nosotros' },
      { label: t`Clientes`, to: '/clientes' },
      { label: t`Carreras`, to: '/carreras' },
      { label: t`Recursos`, to: '/recursos' },
      { label: t`Contacto`, to: '/contacto' },
      { label: t`Acceso al sistema`, to: '/login' },
    ],
  },
];

/** The footer's last line. */
export const LEGAL = (): readonly MenuItem[] => LEGAL_PAGES().map(named);

const LEGAL_PAGES = (): readonly MenuItem[] => [
  { label: t`Política de privacidad`, to: '/politica-privacidad' },
  { label: t`Política de cookies`, to: '/politica-cookies' },
  { label: t`Aviso legal`, to: '/aviso-legal' },
];

export const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'items' in entry;

const visibleTo = (role: Role | null) => (item: MenuItem) =>
  !item.roles || (role !== null && item.roles.includes(role));

/** The internal pages that this role may open. */
export const internalEntries = (role: Role | null): MenuItem[] =>
  INTERNAL().filter(visibleTo(role)).map(named);

/** The menu of this role: without items of other roles and without empty groups. */
export function menuFor(role: Role | null): (MenuItem | MenuGroup)[] {
  const visible = visibleTo(role);
  return MENU().flatMap((entry): (MenuItem | MenuGroup)[] => {
    if (!('items' in entry)) return visible(entry) ? [named(entry)] : [];
    const { label } = entry;
    const page = entry.page && named(entry.page);
    const items = entry.items.filter(visible).map(named);
    if (items.length > 0) return [{ label, items: page ? [page, ...items] : items }];
    return entry.page ? [named({ label, to: entry.page.to })] : [];
  });
}

/** Target and label of the header's panel button. */
export function panelOf(role: Role): MenuItem {
  if (role === 'admin') return { label: t`Panel de administración`, to: '/sistema-aplicacion/admin' };
  if (role === 'rrhh') return { label: t`Panel de RRHH`, to: '/sistema-aplicacion/admin' };
  if (role === 'responsable') return { label: t`Sistema de candidaturas`, to: '/sistema-aplicacion/equipo' };
  return { label: t`Mi portal`, to: '/portal-candidato' };
}
