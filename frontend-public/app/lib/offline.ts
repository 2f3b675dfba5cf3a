/** Shown when the server does not answer. */
export const OFFLINE = 'No hay conexión con el servidor. Comprueba tu conexión e inténtalo de nuevo.';
