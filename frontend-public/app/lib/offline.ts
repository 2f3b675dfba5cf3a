/** Shown where the server did not answer. */
export const OFFLINE = 'No hay conexión con el servidor. Comprueba tu conexión e inténtalo de nuevo.';
