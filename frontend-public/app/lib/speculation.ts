/** Paths that are not prefetched: pages of one visitor, links with side effects, and other apps. */
const NOT_AHEAD = [
  '/api/*',
  '/functions/*',
  '/sistema-aplicacion*',
  '/portal-candidato*',
  '/carreras/*/vista-previa',
  '/completar-candidatura*',
  '/editar-candidatura*',
  '/login*',
  '/verificar*',
  '/restablecer*',
  '/entrar*',
  '/mi-cuenta*',
  '/cambio-email*',
  '/borrar-cuenta*',
  '/conservar-datos*',
  '/alertas*',
  '/cita/*',
  '/oferta/*',
  '/evaluar/*',
  '/aprobar/*',
];

/**
 * Browsers with speculation rules prefetch a page while the pointer is on its link; others ignore them.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = (): string =>
  JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: NOT_AHEAD } }] },
        eagerness: 'moderate',
      },
    ],
  });
