/** Pages of one visitor, links that do something, and other programs: nothing to fetch before it is asked for. */
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
  '/evaluar/*',
];

/**
 * Browsers that know speculation rules fetch a page while the pointer rests on its link; the others ignore them.
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
