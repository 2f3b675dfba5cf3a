/** Disallows endpoints and private pages. Pages with noindex stay allowed, so that crawlers can read it. */
const CLOSED = [
  '/api/',
  '/functions/',
  '/sistema-aplicacion',
  '/portal-candidato',
  '/completar-candidatura',
  '/candidatura-enviada',
  '/editar-candidatura',
  '/verificar',
  '/restablecer',
  '/entrar',
  '/mi-cuenta',
  '/cambio-email',
  '/cita/',
  '/oferta/',
  '/aprobar/',
];

export const robots = (appUrl: string) =>
  [
    'User-agent: *',
    'Allow: /',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');
