/** The addresses of the site, as its specification lists them. */

/** Pages linked from the home page; one opening represents all. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/empresa',
  '/quienes-somos',
  '/nosotros',
  '/carreras',
  '/servicios',
  '/servicios/transporte',
  '/servicios/gestion-flotas',
  '/servicios/mantenimiento',
  '/servicios/itv',
  '/servicios/custodia',
  '/servicios/lavado',
  '/traslados-rodados-conductor-barcelona',
  '/recogida-entrega-talleres-chofer',
  '/custodia-vehiculos-parking-propio',
  '/clientes',
  '/clientes/empresas',
  '/clientes/particulares',
  '/recursos',
  '/contacto',
  '/login',
  '/politica-privacidad',
  '/politica-cookies',
  '/aviso-legal',
];

export const OPENING = /^\/carreras\/[\da-f-]{36}$/;

/** Pages with an error status for everybody. */
export const ERROR_PAGES: readonly string[] = ['/404', '/500'];

/** Pages of a person who is signed in; everybody else is sent to the sign-in page. */
export const CLOSED_PAGES: readonly string[] = [
  '/portal-candidato',
  '/completar-candidatura',
  '/editar-candidatura',
  '/mi-cuenta',
];

/** Pages that search engines may not index. */
export const UNLISTED_PAGES: readonly string[] = [
  '/login',
  '/politica-privacidad',
  '/politica-cookies',
  '/aviso-legal',
];
