import type { href } from 'react-router';

/** A path of this site. */
type Path = Parameters<typeof href>[0];
/** Routes without parameters. */
type StaticPath = Exclude<Path, `${string}:${string}` | `${string}*` | `${string}.${string}`>;

/** Whether search engines may index a page: each new route has to declare it. The sitemap adds the vacancies. */
const INDEXED: Readonly<Record<StaticPath, boolean>> = {
  '/': true,
  '/servicios': true,
  '/servicios/transporte': true,
  '/servicios/gestion-flotas': true,
  '/servicios/mantenimiento': true,
  '/servicios/itv': true,
  '/servicios/custodia': true,
  '/servicios/lavado': true,
  '/traslados-rodados-conductor-barcelona': true,
  '/recogida-entrega-talleres-chofer': true,
  '/custodia-vehiculos-parking-propio': true,
  '/empresa': true,
  '/quienes-somos': true,
  '/nosotros': true,
  '/clientes': true,
  '/clientes/empresas': true,
  '/clientes/particulares': true,
  '/recursos': true,
  '/contacto': true,
  '/carreras': true,
  '/alertas': false,
  '/alertas/confirmar': false,
  '/alertas/baja': false,
  '/login': false,
  '/verificar': false,
  '/restablecer': false,
  '/entrar': false,
  '/mi-cuenta': false,
  '/cambio-email': false,
  '/cambio-email/rechazar': false,
  '/borrar-cuenta': false,
  '/conservar-datos': false,
  '/completar-candidatura': false,
  '/candidatura-enviada': false,
  '/editar-candidatura': false,
  '/portal-candidato': false,
  '/politica-privacidad': false,
  '/politica-cookies': false,
  '/aviso-legal': false,
  '/propuestas': false,
  '/500': false,
};

export const INDEXED_PATHS: readonly string[] = Object.entries(INDEXED)
  .filter(([, indexed]) => indexed)
  .map(([path]) => path);
