import { type EmailKind, PORTAL } from '../template.js';

/** To the candidate: HR's message in the conversation. */
export const hilo_candidato = {
  // `archivos`: number of attachments, in words.
  needs: ['mensaje'],
  takes: ['nombre', 'archivos'],
  switchedOffBy: 'email_notifications',
  writtenByJobs: false,
  asunto: 'Tienes un mensaje del equipo de selección de {{empresa}}',
  avance: 'Léelo y responde desde tu portal.',
  titulo: 'Tienes un mensaje nuevo',
  parrafos: ['El equipo de selección de {{empresa}} te ha escrito sobre tu candidatura.'],
  ficha: [['Con el mensaje', '{{archivos}}']],
  cita: { presentacion: 'Esto es lo que te dice:', texto: '{{{mensaje}}}' },
  boton: { texto: 'Ver y responder', destino: `${PORTAL}?tab=mensajes` },
  cierre: ['Responde desde tu portal: así toda la conversación queda en un mismo sitio.'],
  motivo:
    'Recibes este mensaje porque has presentado una candidatura en {{empresa}}. Solo te escribimos sobre ella.',
} as const satisfies EmailKind;

/** To human resources: the person's name and message only. */
export const hilo_rrhh = {
  // `ficha`: URL of the conversation in the back office.
  needs: ['remitente', 'mensaje', 'ficha'],
  takes: ['archivos'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Mensaje de {{remitente}} para RRHH',
  avance: '{{remitente}} espera respuesta.',
  titulo: 'Mensaje de una candidatura',
  parrafos: [],
  ficha: [
    ['Nombre', '{{remitente}}'],
    ['Con el mensaje', '{{archivos}}'],
  ],
  cita: { presentacion: 'Esto es lo que ha escrito:', texto: '{{{mensaje}}}' },
  boton: { texto: 'Abrir la conversación', destino: '{{{ficha}}}' },
  cierre: ['Responde desde la conversación: una respuesta a este correo no le llegará.'],
  motivo: 'Lo ha enviado el portal de candidaturas de {{empresa}}.',
  voz: 'interno',
} as const satisfies EmailKind;
