import { type EmailKind, PORTAL } from '../template.js';

/** To somebody who was hired: what is left to do before the first day, which is the message's `lista`. */
export const incorporacion_recordatorio = {
  // `dia`: the first day in words.
  needs: ['dia'],
  takes: ['nombre', 'puesto', 'hora', 'lugar', 'contacto'],
  switchedOffBy: 'email_notifications',
  writtenByJobs: true,
  asunto: 'Antes de tu primer día, el {{dia}}',
  avance: 'Te queda algo por hacer.',
  titulo: 'Te queda algo por hacer antes de tu primer día',
  parrafos: ['Empiezas el {{dia}}. Para que todo esté listo, haz esto antes:'],
  ficha: [
    ['Puesto', '{{puesto}}'],
    ['Hora', '{{hora}}'],
    ['Lugar', '{{lugar}}'],
    ['Pregunta por', '{{contacto}}'],
  ],
  boton: { texto: 'Abrir mi portal', destino: PORTAL },
  cierre: ['Si tienes dudas, responde a este mensaje.'],
  motivo: 'Recibes este mensaje porque vas a empezar a trabajar en {{empresa}}.',
} as const satisfies EmailKind;

/** To somebody who was hired: a licence of theirs ends. */
export const permiso_caduca = {
  // `permiso`: which; `caduca`: its last day in words.
  needs: ['permiso', 'caduca'],
  takes: ['nombre'],
  switchedOffBy: 'email_notifications',
  writtenByJobs: true,
  asunto: '{{permiso}}: caduca el {{caduca}}',
  avance: 'Renuévalo a tiempo para poder seguir trabajando con él.',
  titulo: 'Uno de tus permisos caduca pronto',
  parrafos: [
    'El último día de tu {{permiso}} es el {{caduca}}.',
    'Renuévalo a tiempo. Si ya lo has hecho, responde a este mensaje o escríbenos desde tu portal.',
  ],
  boton: { texto: 'Abrir mi portal', destino: PORTAL },
  cierre: [],
  motivo: 'Recibes este mensaje porque trabajas o vas a empezar a trabajar en {{empresa}}.',
} as const satisfies EmailKind;

/** To a member of staff: tasks of first days that are near, which are the message's `lista`. */
export const incorporaciones_pendientes = {
  // `listado`: address of the list.
  needs: ['resumen', 'listado'],
  takes: [],
  switchedOffBy: null,
  writtenByJobs: true,
  asunto: '{{resumen}}',
  avance: 'Hay primeros días que se acercan.',
  titulo: '{{resumen}}',
  parrafos: [],
  boton: { texto: 'Abrir las incorporaciones', destino: '{{{listado}}}' },
  cierre: [],
  motivo: 'Lo envía el sistema de candidaturas de {{empresa}} a quien tiene algo que hacer.',
  voz: 'interno',
} as const satisfies EmailKind;

/** To human resources: licences that end soon, which are the message's `lista`. */
export const permisos_caducan = {
  needs: ['resumen', 'listado'],
  takes: [],
  switchedOffBy: null,
  writtenByJobs: true,
  asunto: '{{resumen}}',
  avance: 'Son de personas contratadas.',
  titulo: '{{resumen}}',
  parrafos: ['También hemos escrito a cada persona, en su idioma.'],
  boton: { texto: 'Abrir las incorporaciones', destino: '{{{listado}}}' },
  cierre: [],
  motivo: 'Lo envía el sistema de candidaturas de {{empresa}} al buzón de RRHH.',
  voz: 'interno',
} as const satisfies EmailKind;
