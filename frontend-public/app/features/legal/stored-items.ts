import { t } from '@lingui/core/macro';
import {
  ACCESS_COOKIE,
  cookieNameOf,
  HINT_COOKIE,
  KNOWN_COOKIE,
  type OwnCookie,
  REFRESH_COOKIE,
} from '@hiring/contract';

/** An item that the site stores in a visitor's browser. */
export interface StoredItem {
  name: string;
  purpose: string;
  lasts: string;
}

const COOKIES = (): Readonly<Record<OwnCookie, Omit<StoredItem, 'name'>>> => ({
  [ACCESS_COOKIE]: {
    purpose: t`Mantiene abierta tu sesión mientras te mueves por el sitio.`,
    lasts: t`5 minutos; se renueva mientras usas el sitio`,
  },
  [REFRESH_COOKIE]: {
    purpose: t`Renueva la sesión, para que no tengas que entrar a cada rato.`,
    lasts: t`30 días desde la última vez que se renueva; 12 horas para el personal`,
  },
  [HINT_COOKIE]: {
    purpose: t`Dice a la página que hay una sesión abierta. No contiene nada más.`,
    lasts: t`Lo mismo que la que renueva la sesión`,
  },
  [KNOWN_COOKIE]: {
    purpose: t`Reconoce un navegador en el que ya entraste, para que los ataques a tu cuenta no te dejen fuera a ti. No te identifica.`,
    lasts: t`1 año`,
  },
});

/** With the names that the server uses over https or http; sent to it with each request. */
export const cookiesOver = (encrypted: boolean): StoredItem[] =>
  Object.entries(COOKIES()).map(([name, item]) => ({ name: cookieNameOf(name, encrypted), ...item }));

export const LOCAL_STORAGE = (): readonly StoredItem[] => [
  {
    name: 'cookie_consent',
    purpose: t`Guarda lo que eliges sobre las cookies, con la fecha.`,
    lasts: t`24 meses; después te volvemos a preguntar`,
  },
  {
    name: 'sw.js',
    purpose: t`La página que dice que no hay conexión, y los avisos que pides en este navegador. Se guarda cuando abres tu portal.`,
    lasts: t`Hasta que borras los datos del sitio`,
  },
  {
    name: 'RaStore.*',
    purpose: t`Solo en el área interna del personal: columnas, filtros y colores de las pantallas.`,
    lasts: t`Hasta cerrar la sesión; los colores, hasta que los borres`,
  },
];

export const SESSION_STORAGE = (): readonly StoredItem[] => [
  {
    name: 'candidatura:*',
    purpose: t`Una copia del borrador de tu candidatura y de los mensajes a medio escribir, por si falla la conexión, y una clave para que no lleguen dos veces.`,
    lasts: t`Hasta que la envías, sales o cierras la pestaña`,
  },
  {
    name: 'react-router-scroll-positions',
    purpose: t`A qué altura de cada página estabas, para volver al mismo punto.`,
    lasts: t`Hasta cerrar la pestaña`,
  },
  {
    name: 'react-router-manifest-version',
    purpose: t`Evita que la página se recargue sin fin cuando publicamos una versión nueva del sitio.`,
    lasts: t`Hasta cerrar la pestaña`,
  },
  {
    name: 'mensaje-candidato:*',
    purpose: t`Solo en el área interna del personal: un mensaje a medio escribir.`,
    lasts: t`Hasta enviarlo, salir o cerrar la pestaña`,
  },
];

/** Only with an analytics id, and only with consent. */
export const ANALYTICS_COOKIES = (): readonly StoredItem[] => [
  {
    name: '_ga',
    purpose: t`De Google Analytics. Distingue un navegador de otro con un número al azar.`,
    lasts: t`2 años`,
  },
  {
    name: '_ga_*',
    purpose: t`De Google Analytics. Guarda el estado de la visita.`,
    lasts: t`2 años`,
  },
];
