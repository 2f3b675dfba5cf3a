import { type EmailKind, ENLACE } from '../template.js';

export const verificacion = {
  needs: [],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Confirma tu correo para tu cuenta en {{empresa}}',
  avance: 'Un último paso: confirma que este correo es tuyo.',
  titulo: 'Confirma tu correo',
  parrafos: [
    'Gracias por crear tu cuenta en {{empresa}}. Para terminar, confirma que este correo es tuyo: así sabemos que te llegarán las novedades de tus candidaturas.',
  ],
  boton: { texto: 'Confirmar mi correo', destino: ENLACE },
  cierre: [
    'El enlace sirve una sola vez y caduca en 72 horas. Si caduca, puedes pedir otro desde tu portal.',
    'Si no has creado tú esta cuenta, puedes ignorar este mensaje: sin confirmación, tu correo no quedará vinculado a ella.',
  ],
  motivo: 'Recibes este mensaje porque alguien ha creado una cuenta en {{empresa}} con esta dirección.',
} as const satisfies EmailKind;

export const restablecer = {
  needs: [],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Elige una nueva contraseña para tu cuenta en {{empresa}}',
  avance: 'El enlace caduca en 2 horas y sirve una sola vez.',
  titulo: 'Elige una nueva contraseña',
  parrafos: [
    'Nos has pedido cambiar la contraseña de tu cuenta. Pulsa el botón y escribe la nueva; después se cerrarán todas tus sesiones abiertas y podrás entrar con ella.',
  ],
  boton: { texto: 'Elegir contraseña', destino: ENLACE },
  cierre: [
    'El enlace sirve una sola vez y caduca en 2 horas.',
    'Si no lo has pedido tú, puedes ignorar este mensaje: tu contraseña sigue siendo la misma.',
  ],
  motivo: 'Recibes este mensaje porque alguien ha pedido restablecer la contraseña de esta cuenta.',
} as const satisfies EmailKind;

export const invitacion = {
  needs: [],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Tu acceso al área interna de {{empresa}}',
  avance: 'Elige tu contraseña y entra por primera vez.',
  titulo: 'Tu acceso está listo',
  parrafos: [
    'Ya tienes una cuenta en el área interna de {{empresa}}, donde el equipo lleva las vacantes, las candidaturas y las entrevistas. Solo falta que elijas tu contraseña.',
  ],
  boton: { texto: 'Elegir contraseña y entrar', destino: ENLACE },
  cierre: [
    'El enlace sirve una sola vez y caduca en 7 días. Si caduca, pide otro a quien administra el sistema.',
    'Nadie de {{empresa}} te pedirá nunca tu contraseña.',
  ],
  motivo: 'Recibes este mensaje porque se ha creado para ti una cuenta de personal en {{empresa}}.',
} as const satisfies EmailKind;
