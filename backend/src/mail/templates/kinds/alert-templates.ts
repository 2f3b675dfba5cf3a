import { type EmailKind, ENLACE } from '../template.js';

/** Sent to an unverified address: it quotes nothing that was typed. The page shows the search. */
export const alerta_confirmar = {
  needs: [],
  takes: [],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Confirma tu alerta de empleo en {{empresa}}',
  avance: 'Pulsa el botón y te avisaremos de las ofertas nuevas.',
  titulo: 'Confirma tu alerta de empleo',
  parrafos: [
    'Alguien ha pedido en la web de {{empresa}} que avisemos a esta dirección cuando se publiquen ofertas de empleo nuevas.',
    'Si has sido tú, pulsa el botón: verás la búsqueda que has guardado y podrás confirmarla. Hasta entonces no te enviaremos ofertas.',
  ],
  boton: { texto: 'Confirmar mi alerta', destino: ENLACE },
  cierre: [
    'Después te escribiremos solo cuando haya ofertas nuevas que encajen, como mucho una vez al día. Cada mensaje lleva un enlace para darte de baja.',
    'El enlace caduca en 72 horas. Si no lo has pedido tú, ignora este mensaje: borraremos la dirección.',
  ],
  motivo:
    'Recibes este mensaje porque alguien ha escrito esta dirección en el aviso de ofertas de la web de {{empresa}}.',
} as const satisfies EmailKind;

export const alerta_ofertas = {
  // `busqueda`: the search in words; `listado`: URL of its results. The openings are the message's `lista`.
  needs: ['resumen', 'avance', 'busqueda', 'listado', 'cierre'],
  takes: [],
  switchedOffBy: 'email_notifications',
  writtenByJobs: true,
  asunto: '{{resumen}}',
  avance: '{{avance}}',
  titulo: '{{resumen}}',
  parrafos: ['Hemos publicado ofertas que encajan con tu alerta ({{busqueda}}):'],
  boton: { texto: 'Ver todas las que encajan', destino: '{{{listado}}}' },
  cierre: ['{{cierre}}'],
  motivo: 'Recibes este mensaje porque confirmaste esta alerta de empleo en la web de {{empresa}}.',
  pie: { texto: 'Darme de baja de esta alerta', destino: ENLACE },
} as const satisfies EmailKind;
