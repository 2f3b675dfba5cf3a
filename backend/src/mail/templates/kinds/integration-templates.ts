import type { EmailKind } from '../template.js';

/** To administrators. */
export const clave_api_caduca = {
  // `limite`: when it ends, in words.
  needs: ['clave', 'limite'],
  takes: [],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'La clave de API «{{clave}}» caduca pronto',
  avance: 'Caduca el {{limite}}.',
  titulo: 'Una clave de API caduca pronto',
  parrafos: [
    'La clave de API «{{clave}}» deja de valer el {{limite}}. Desde entonces, el programa que la usa no podrá entrar.',
    'Renuévala y pon la clave nueva en ese programa: la anterior sigue valiendo 24 horas, hasta su fecha como mucho. Si ya no hace falta, no tienes que hacer nada.',
  ],
  boton: {
    texto: 'Abrir las integraciones',
    destino: '{{{sitio}}}/sistema-aplicacion/panel-admin/integraciones',
  },
  cierre: [],
  motivo: 'Lo envía el sistema de candidaturas de {{empresa}} a quienes lo administran.',
  voz: 'interno',
} as const satisfies EmailKind;

/** To administrators. */
export const webhook_desactivado = {
  // `servidor`: host of the URL; `causa_desactivado`: one sentence.
  needs: ['servidor', 'causa_desactivado'],
  takes: [],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Webhook desactivado: {{servidor}}',
  avance: '{{causa_desactivado}}',
  titulo: 'Un webhook se ha desactivado',
  parrafos: [
    'Hemos dejado de avisar a {{servidor}}. {{causa_desactivado}}',
    'Cuando el servidor vuelva a funcionar, actívalo y reenvía desde su registro lo que no se entregó.',
  ],
  boton: {
    texto: 'Abrir las integraciones',
    destino: '{{{sitio}}}/sistema-aplicacion/panel-admin/integraciones',
  },
  cierre: [],
  motivo: 'Lo envía el sistema de candidaturas de {{empresa}} a quienes lo administran.',
  voz: 'interno',
} as const satisfies EmailKind;

/** To administrators: a backup that was not made, was interrupted, or is missing for days. */
export const copia_seguridad = {
  // `problema`: one or two sentences, as the system's state says them.
  needs: ['problema'],
  takes: [],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Problema con las copias de seguridad',
  avance: '{{problema}}',
  titulo: 'Las copias de seguridad necesitan atención',
  parrafos: [
    '{{problema}}',
    'Si el servidor se estropea, se pierde lo guardado desde la última copia buena. Avisa a quien lo mantiene: «npm run doctor» dice qué falla y «npm run backup» hace una copia ahora.',
  ],
  boton: { texto: 'Ver el estado del sistema', destino: '{{{sitio}}}/sistema-aplicacion' },
  cierre: ['No volveremos a escribir por este problema hasta que haya una copia buena.'],
  motivo: 'Lo envía el sistema de candidaturas de {{empresa}} a quienes lo administran.',
  voz: 'interno',
} as const satisfies EmailKind;

/** To administrators: a change that an intruder could have made. */
export const cambio_seguridad = {
  // `cambio`: the sentence of the log.
  needs: ['cambio', 'autor', 'cuando'],
  takes: [],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Cambio de seguridad en {{empresa}}',
  avance: '{{cambio}}',
  titulo: 'Ha cambiado la seguridad del sistema',
  parrafos: ['{{cambio}}.'],
  ficha: [
    ['Quién', '{{autor}}'],
    ['Cuándo', '{{cuando}}'],
  ],
  boton: { texto: 'Ver el registro', destino: '{{{sitio}}}/sistema-aplicacion/panel-admin/registro' },
  cierre: ['Si no lo reconoces, cierra las sesiones de esa cuenta, cambia tu contraseña y deshaz el cambio.'],
  motivo:
    'Lo envía el sistema de candidaturas de {{empresa}} a quienes lo administran. Estos avisos no se pueden desactivar.',
  voz: 'interno',
} as const satisfies EmailKind;
