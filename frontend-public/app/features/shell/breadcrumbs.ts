import type { Crumb } from '../../ui/Breadcrumb';

const LABELS: Readonly<Record<string, string>> = {
  empresa: 'Empresa',
  'quienes-somos': 'Quiénes Somos',
  carreras: 'Carreras',
  servicios: 'Servicios',
  transporte: 'Transporte',
  mantenimiento: 'Mantenimiento',
  itv: 'ITV',
  lavado: 'Lavado',
  custodia: 'Custodia',
  'gestion-flotas': 'Gestión de Flotas',
  clientes: 'Clientes',
  empresas: 'Empresas',
  particulares: 'Particulares',
  nosotros: 'Nosotros',
  recursos: 'Recursos',
  contacto: 'Contacto',
  'traslados-rodados-conductor-barcelona': 'Traslados Rodados con Conductor',
  'recogida-entrega-talleres-chofer': 'Recogida y Entrega en Talleres',
  'custodia-vehiculos-parking-propio': 'Custodia en Parking Propio',
  'politica-privacidad': 'Política de Privacidad',
  'politica-cookies': 'Política de Cookies',
  'aviso-legal': 'Aviso Legal',
  login: 'Acceso al Sistema',
  verificar: 'Verificar email',
  restablecer: 'Restablecer contraseña',
  entrar: 'Entrar en tu cuenta',
  'mi-cuenta': 'Mi cuenta',
  'cambio-email': 'Cambio de email',
  rechazar: 'No he sido yo',
  alertas: 'Alertas de empleo',
  'portal-candidato': 'Portal de Candidatos',
  'completar-candidatura': 'Completar candidatura',
  'candidatura-enviada': 'Candidatura enviada',
  'editar-candidatura': 'Editar candidatura',
};

const capitalised = (segment: string) => segment.charAt(0).toUpperCase() + segment.slice(1);

/** "Inicio" and one crumb for each path segment. `last` is the page's own name, if given. */
export function breadcrumbsOf(pathname: string, last?: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const crumbs = segments.map((segment, index) => ({
    label: LABELS[segment] ?? capitalised(segment),
    to: `/${segments.slice(0, index + 1).join('/')}`,
  }));
  const page = crumbs.at(-1);
  if (page && last) page.label = last;
  return [{ label: 'Inicio', to: '/' }, ...crumbs];
}
