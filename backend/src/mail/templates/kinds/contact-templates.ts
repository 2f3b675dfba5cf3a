import type { EmailKind } from '../template.js';

/** To the company, with the whole message. A reply goes to the person. */
export const contacto_empresa = {
  // `remitente`: the sender; `asunto`, `tipo`: in words.
  needs: ['referencia', 'remitente', 'email', 'asunto', 'tipo', 'mensaje'],
  takes: ['telefono', 'empresa_remitente'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Contacto web {{referencia}}: {{asunto}}, {{remitente}}',
  avance: '{{asunto}}: {{remitente}} espera respuesta.',
  titulo: 'Mensaje de la página de contacto',
  parrafos: [],
  ficha: [
    ['Referencia', '{{referencia}}'],
    ['Asunto', '{{asunto}}'],
    ['Nombre', '{{remitente}}'],
    ['Empresa', '{{empresa_remitente}}'],
    ['Correo', '{{email}}'],
    ['Teléfono', '{{telefono}}'],
    ['Tipo', '{{tipo}}'],
  ],
  cita: { presentacion: 'Esto es lo que ha escrito:', texto: '{{{mensaje}}}' },
  cierre: ['Si respondes a este mensaje, la respuesta llegará a {{email}}.'],
  motivo: 'Lo ha enviado el formulario de contacto de la web de {{empresa}}.',
  voz: 'interno',
} as const satisfies EmailKind;

/** Sent to the address in the form, which is unverified: it quotes nothing of the message. */
export const contacto_recibo = {
  needs: ['referencia'],
  takes: [],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Hemos recibido tu mensaje ({{referencia}})',
  avance: 'Te responderemos en un día laborable.',
  titulo: 'Hemos recibido tu mensaje',
  parrafos: [
    'Gracias por escribir a {{empresa}}. Tu mensaje ha llegado y su referencia es {{referencia}}.',
    'Lo leerá una persona y te responderá en un día laborable, por correo o por teléfono si nos lo has dejado. Si nos llamas antes, dinos la referencia y lo encontraremos enseguida.',
  ],
  cierre: [],
  motivo:
    'Recibes este mensaje porque alguien ha escrito esta dirección en nuestro formulario de contacto. Si no has sido tú, no tienes que hacer nada.',
  voz: 'empresa',
} as const satisfies EmailKind;
