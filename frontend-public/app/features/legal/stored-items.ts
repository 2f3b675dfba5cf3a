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

const COOKIES: Readonly<Record<OwnCookie, Omit<StoredItem, 'name'>>> = {
  [ACCESS_COOKIE]: {
    purpose: 'Mantiene abierta tu sesión mientras te mueves por el sitio.',
    lasts: '5 minutos; se renueva mientras usas el sitio',
  },
  [REFRESH_COOKIE]: {
    purpose: 'Renueva la sesión, para que no tengas que entrar a cada rato.',
    lasts: '30 días desde la última vez que se renueva; 12 horas para el personal',
  },
  [HINT_COOKIE]: {
    purpose: 'Dice a la página que hay una sesión abierta. No contiene nada más.',
    lasts: 'Lo mismo que la que renueva la sesión',
  },
  [KNOWN_COOKIE]: {
    purpose:
      'Reconoce un navegador en el que ya entraste, para que los ataques a tu cuenta no te dejen fuera a ti. No te identifica.',
    lasts: '1 año',
  },
};

/** With the names that the server uses over https or http; sent to it with each request. */
export const cookiesOver = (encrypted: boolean): StoredItem[] =>
  Object.entries(COOKIES).map(([name, item]) => ({ name: cookieNameOf(name, encrypted), ...item }));

export const LOCAL_STORAGE: readonly StoredItem[] = [
  {
    name: 'cookie_consent',
    purpose: 'Guarda lo que eliges sobre las cookies, con la fecha.',
    lasts: '24 meses; después te volvemos a preguntar',
  },
  {
    name: 'RaStore.*',
    purpose: 'Solo en el área interna del personal: columnas, filtros y colores de las pantallas.',
    lasts: 'Hasta cerrar la sesión; los colores, hasta que los borres',
  },
];

export const SESSION_STORAGE: readonly StoredItem[] = [
  {
    name: 'candidatura:*',
    purpose:
      'Una copia del borrador de tu candidatura y de los mensajes a medio escribir, por si falla la conexión, y una clave para que no lleguen dos veces.',
    lasts: 'Hasta que la envías, sales o cierras la pestaña',
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'A qué altura de cada página estabas, para volver al mismo punto.',
    lasts: 'Hasta cerrar la pestaña',
  },
  {
    name: 'react-router-manifest-version',
    purpose: 'Evita que la página se recargue sin fin cuando publicamos una versión nueva del sitio.',
    lasts: 'Hasta cerrar la pestaña',
  },
  {
    name: 'mensaje-candidato:*',
    purpose: 'Solo en el área interna del personal: un mensaje a medio escribir.',
    lasts: 'Hasta enviarlo, salir o cerrar la pestaña',
  },
];

/** Only with an analytics id, and only with consent. */
export const ANALYTICS_COOKIES: readonly StoredItem[] = [
  {
    name: '_ga',
    purpose: 'De Google Analytics. Distingue un navegador de otro con un número al azar.',
    lasts: '2 años',
  },
  {
    name: '_ga_*',
    purpose: 'De Google Analytics. Guarda el estado de la visita.',
    lasts: '2 años',
  },
];
