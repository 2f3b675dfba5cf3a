/** Programs and private pages. Pages that only ask not to be kept stay open, so that the wish can be read. */
const CLOSED = [
  '/api/',
  '/functions/',
  '/sistema-aplicacion',
  '/portal-candidato',
  '/completar-candidatura',
  '/editar-candidatura',
  '/verificar',
  '/restablecer',
  '/entrar',
  '/mi-cuenta',
  '/cambio-email',
  '/cita/',
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
