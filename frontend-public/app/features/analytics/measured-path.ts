import { splitLanguage } from '@hiring/contract/page';

const PUBLIC =
  /^\/(?:(?:servicios|clientes|carreras)(?:\/[\w-]+)?|empresa|quienes-somos|nosotros|recursos|contacto|traslados-rodados-conductor-barcelona|recogida-entrega-talleres-chofer|custodia-vehiculos-parking-propio|politica-privacidad|politica-cookies|aviso-legal)?$/;
const ACCOUNT = /^\/(?:login|mi-cuenta|completar-candidatura|editar-candidatura|portal-candidato)$/;

/** Whether a page shows the same to everybody, so that its texts contain no personal data. */
export const isPublicPath = (pathname: string): boolean => PUBLIC.test(splitLanguage(pathname).path);

/**
 * The path that may be sent to the service; null for pages that are not measured: one-time links and unknown addresses,
 * which may contain anything. A new page is measured once it is listed here.
 */
export const measuredPath = (pathname: string): string | null =>
  isPublicPath(pathname) || ACCOUNT.test(splitLanguage(pathname).path) ? pathname : null;
