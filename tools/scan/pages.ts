/** One page of each kind of the public site. */
export const PAGES = [
  '/',
  '/carreras',
  '/ca',
  '/ca/carreras',
  '/contacto',
  '/login',
  '/login?tab=registro',
  '/privacidad',
  '/aviso-legal',
  '/sistema-aplicacion',
  '/no-existe',
];
