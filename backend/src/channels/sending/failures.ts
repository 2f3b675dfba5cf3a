/** Why a message did not arrive, by the provider's code or ours. Source: Cloud API, error codes. */
const FAILURES: Readonly<Record<string, string>> = {
  '131047': 'Han pasado más de 24 horas desde su último mensaje: WhatsApp solo admite una plantilla.',
  '131026': 'El número no tiene WhatsApp o no puede recibir este mensaje.',
  '130472': 'WhatsApp no entrega este mensaje a esta persona, por una prueba suya. Escríbele por otro canal.',
  '131049': 'WhatsApp no lo ha entregado para no cansar a la persona. Espera un día o usa otro canal.',
  '131050': 'La persona no quiere mensajes de promoción por WhatsApp.',
  '131051': 'WhatsApp no admite este tipo de mensaje.',
  '131021': 'El número de la persona es el de la empresa.',
  '131030': 'El número no está en la lista de pruebas de WhatsApp.',
  '131031': 'WhatsApp ha bloqueado la cuenta de la empresa. Avisa a un administrador.',
  '131042': 'La cuenta de WhatsApp tiene un problema de pago. Avisa a un administrador.',
  '131045': 'El número de la empresa no está bien registrado en WhatsApp. Avisa a un administrador.',
  '132000':
    'La plantilla ha cambiado en WhatsApp y le faltan o sobran variables. Vuelve a leer las plantillas.',
  '132001': 'La plantilla ya no existe en WhatsApp en este idioma. Vuelve a leer las plantillas.',
  '132005': 'La plantilla es demasiado larga con estas variables.',
  '132007': 'WhatsApp no admite el texto de la plantilla con estas variables.',
  '132012': 'La plantilla ha cambiado en WhatsApp. Vuelve a leer las plantillas.',
  '132015': 'WhatsApp ha puesto la plantilla en pausa.',
  '132016': 'WhatsApp ha desactivado la plantilla.',
  '190': 'WhatsApp no acepta el token de la empresa. Avisa a un administrador.',
  http_401: 'El proveedor no acepta el token de la empresa. Avisa a un administrador.',
  http_403: 'El proveedor no deja enviar a la empresa. Avisa a un administrador.',
  http_429: 'El proveedor ha tenido demasiados envíos a la vez. Vuelve a enviarlo.',
  '130429': 'WhatsApp ha tenido demasiados envíos a la vez. Vuelve a enviarlo.',
  '131056': 'Se le han enviado demasiados mensajes seguidos. Espera un poco y vuelve a enviarlo.',
  sin_token: 'El token guardado ya no se puede leer y hay que escribirlo otra vez. Avisa a un administrador.',
  sin_conexion: 'No se ha podido conectar con el proveedor. Vuelve a enviarlo más tarde.',
  sin_respuesta: 'El proveedor no ha contestado: puede que el mensaje no haya llegado.',
  sin_archivo: 'No se ha podido leer un archivo del mensaje. Adjúntalo otra vez.',
  '131052': 'WhatsApp no ha podido leer un archivo del mensaje.',
  '131053': 'WhatsApp no admite un archivo del mensaje.',
  sin_movil: 'La ficha ya no tiene un móvil válido.',
  baja: 'La persona se dio de baja del canal antes de que saliera.',
  canal_apagado: 'El canal se apagó antes de que saliera.',
  desconocido: 'El proveedor no lo ha podido entregar.',
};
/** Nothing can be sent until an administrator does something. */
const OF_ACCOUNT = ['190', '131031', '131042', '131045', 'http_401', 'http_403', 'sin_token'];

export const failureOf = (code: string): string =>
  FAILURES[code] ?? `El proveedor no lo ha entregado (código ${code}).`;

/** Why the channel as a whole cannot be used, to show; null: the message alone failed. */
export const accountFailure = (code: string): string | null =>
  OF_ACCOUNT.includes(code) ? failureOf(code).replace(' Avisa a un administrador.', '') : null;
