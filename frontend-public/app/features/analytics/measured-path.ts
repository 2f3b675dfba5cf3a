const PUBLIC =
  /^\/(?:(?:servicios|clientes|carreras)(?:\/[\w-]+)?|empresa|quienes-somos|nosotros|recursos|contacto|traslados-rodados-conductor-barcelona|recogida-entrega-talleres-chofer|custodia-vehiculos-parking-propio|politica-privacidad|politica-cookies|aviso-legal)?$/;
const ACCOUNT = /^\/(?:login|mi-cuenta|completar-candidatura|editar-candidatura|portal-candidato)$/;

/** Whether a page shows the same to everybody, so that the words on it are nobody's. */
export const isPublicPath = (pathname: string): boolean => PUBLIC.test(pathname);

/**
 * The path as it may leave the browser; null for pages that are not measured: those of one-time links, and addresses
 * that this site does not know, which may hold anything. A new page is measured once it is named here.
 */
export const measuredPath = (pathname: string): string | null =>
  PUBLIC.test(pathname) || ACCOUNT.test(pathname) ? pathname : null;
