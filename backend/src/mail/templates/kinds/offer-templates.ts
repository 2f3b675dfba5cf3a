import { type EditableKind, type EmailKind, ENLACE } from '../template.js';
import { EVERYWHERE, line } from './variables.js';

/** The opening words of a letter, by kind of contract; what is offered stands below them as a table. */
const letter = (opening: string) =>
  ({
    needs: ['puesto', 'centro', 'inicio'],
    takes: ['nombre'],
    switchedOffBy: null,
    writtenByJobs: false,
    asunto: 'Oferta de trabajo: {{puesto}}',
    avance: opening,
    titulo: 'Oferta de trabajo: {{puesto}}',
    parrafos: [
      'Hola, {{nombre}}:',
      'Nos gustaría que trabajaras en {{empresa}}.',
      opening,
      'Debajo tienes todo lo que te ofrecemos. Léelo con calma y pregúntanos lo que quieras antes de responder.',
    ],
    cierre: [],
    motivo: 'Recibes esta carta porque has presentado una candidatura en {{empresa}}.',
    own: {
      variables: [
        ...EVERYWHERE,
        line('puesto', 'puesto', 'Puesto que se ofrece'),
        line('centro', 'centro', 'Centro de trabajo'),
        line('inicio', 'inicio', 'Fecha de incorporación'),
      ],
      ficha: null,
      cita: null,
      keepsButton: null,
    },
  }) as const satisfies EditableKind;

export const carta_indefinido = letter(
  'Te ofrecemos un contrato indefinido como {{puesto}} en {{centro}}, desde el {{inicio}}.',
);
export const carta_fijo_discontinuo = letter(
  'Te ofrecemos un contrato fijo-discontinuo como {{puesto}} en {{centro}}, desde el {{inicio}}. Te llamaremos cada temporada por escrito y con antelación.',
);
export const carta_temporal = letter(
  'Te ofrecemos un contrato temporal por circunstancias de la producción como {{puesto}} en {{centro}}, desde el {{inicio}}.',
);
export const carta_sustitucion = letter(
  'Te ofrecemos un contrato temporal como {{puesto}} en {{centro}}, desde el {{inicio}}, para sustituir a una persona de la plantilla mientras dure su ausencia.',
);
export const carta_formativo = letter(
  'Te ofrecemos un contrato formativo como {{puesto}} en {{centro}}, desde el {{inicio}}.',
);

const OF_THE_PERSON = 'Recibes este mensaje porque has presentado una candidatura en {{empresa}}.';

/** To the person: an offer, with the link to its page. */
export const oferta_enviada = {
  // `caduca`: day and hour in words.
  // `asunto`: that there is one, or that there is more time for it.
  needs: ['puesto', 'caduca', 'asunto'],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: '{{asunto}}: {{puesto}}',
  avance: 'Puedes leerla y responder hasta el {{caduca}}.',
  titulo: '{{asunto}}',
  parrafos: [
    'Nos gustaría que trabajaras con nosotros: {{puesto}}.',
    'En este enlace puedes leer la oferta entera, descargarla en PDF y responder. Tienes hasta el {{caduca}}.',
  ],
  boton: { texto: 'Leer la oferta', destino: ENLACE },
  cierre: ['El enlace es personal: no lo reenvíes. Si tienes dudas, responde a este mensaje.'],
  motivo: OF_THE_PERSON,
} as const satisfies EmailKind;

/** To the person: the code that signs. Its link is the code, which is made when the message leaves. */
export const oferta_codigo = {
  needs: ['puesto', 'minutos'],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Tu código para firmar la oferta',
  avance: 'Sirve durante {{minutos}} minutos.',
  titulo: 'Tu código para firmar',
  parrafos: [
    'Este es el código para firmar la oferta de {{puesto}}:',
    ENLACE,
    'Sirve durante {{minutos}} minutos. No se lo des a nadie: con él se firma en tu nombre.',
  ],
  cierre: ['Si no has pedido este código, no hagas nada.'],
  motivo: OF_THE_PERSON,
} as const satisfies EmailKind;

/** To the person: both copies are ready. */
export const oferta_firmada = {
  needs: ['puesto'],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: true,
  asunto: 'Tu oferta firmada: {{puesto}}',
  avance: 'Guarda el documento firmado.',
  titulo: 'Has aceptado la oferta',
  parrafos: [
    'Has firmado la oferta de {{puesto}}. Adjuntamos la carta y el documento firmado, sellado por la empresa; también los tienes en este enlace.',
    'También quedan en tu portal.',
  ],
  boton: { texto: 'Descargar mis copias', destino: ENLACE },
  cierre: [],
  motivo: OF_THE_PERSON,
} as const satisfies EmailKind;

/** To the person: it cannot be signed any more, or its term is longer. */
export const oferta_cerrada = {
  // `frase`: what happened, as one sentence.
  needs: ['puesto', 'asunto', 'resumen'],
  takes: ['nombre', 'mensaje'],
  switchedOffBy: null,
  writtenByJobs: true,
  asunto: '{{asunto}}: {{puesto}}',
  avance: '{{resumen}}',
  titulo: '{{asunto}}',
  parrafos: ['{{resumen}}'],
  cita: { presentacion: 'El equipo de selección te ha escrito:', texto: '{{{mensaje}}}' },
  cierre: ['Si tienes dudas, responde a este mensaje.'],
  motivo: OF_THE_PERSON,
} as const satisfies EmailKind;

/** To a member of staff, or to the mailbox of human resources: what happened to an offer. */
export const oferta_aviso = {
  // `ficha`: address of the offer.
  needs: ['resumen', 'detalle', 'direccion'],
  takes: ['mensaje'],
  switchedOffBy: null,
  writtenByJobs: true,
  asunto: '{{resumen}}',
  avance: '{{detalle}}',
  titulo: '{{resumen}}',
  parrafos: ['{{detalle}}'],
  cita: { presentacion: 'Escribe:', texto: '{{{mensaje}}}' },
  boton: { texto: 'Abrir la oferta', destino: '{{{direccion}}}' },
  cierre: [],
  motivo: 'Lo envía el sistema de candidaturas de {{empresa}} a quien tiene algo que hacer o saber.',
  voz: 'interno',
} as const satisfies EmailKind;
