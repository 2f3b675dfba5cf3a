import { type EmailKind, ENLACE } from '../template.js';

export const acceso = {
  needs: [],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Tu enlace para entrar en {{empresa}}',
  avance: 'El enlace caduca en 15 minutos y sirve una sola vez.',
  titulo: 'Entra en tu cuenta',
  parrafos: [
    'Nos has pedido un enlace para entrar sin contraseña. Ábrelo en el dispositivo donde quieras entrar.',
  ],
  boton: { texto: 'Entrar en mi cuenta', destino: ENLACE },
  cierre: [
    'El enlace sirve una sola vez y caduca en 15 minutos.',
    'Si no lo has pedido tú, puedes ignorar este mensaje y no lo reenvíes a nadie: quien abra el enlace entra en tu cuenta.',
  ],
  motivo:
    'Recibes este mensaje porque alguien ha pedido entrar con un enlace en la cuenta de esta dirección.',
} as const satisfies EmailKind;

export const cambio_email = {
  needs: [],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Confirma tu nuevo correo en {{empresa}}',
  avance: 'Un último paso: confirma que este correo es tuyo.',
  titulo: 'Confirma tu nuevo correo',
  parrafos: [
    'Nos has pedido que tu cuenta use este correo. Cuando lo confirmes, entrarás con él y aquí te llegarán los avisos de tus candidaturas.',
  ],
  boton: { texto: 'Confirmar mi nuevo correo', destino: ENLACE },
  cierre: [
    'El enlace sirve una sola vez y caduca en 24 horas. Hasta entonces tu cuenta sigue con el correo de antes.',
    'Si no lo has pedido tú, puedes ignorar este mensaje: no cambiará nada.',
  ],
  motivo: 'Recibes este mensaje porque alguien ha pedido usar esta dirección en su cuenta de {{empresa}}.',
} as const satisfies EmailKind;

export const cambio_email_aviso = {
  needs: [],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Han pedido cambiar el correo de tu cuenta en {{empresa}}',
  avance: 'Si no has sido tú, páralo desde este mensaje.',
  titulo: 'Cambio de correo en tu cuenta',
  parrafos: [
    'Alguien que conoce tu contraseña ha pedido que tu cuenta deje de usar este correo y use otro. Si has sido tú, no tienes que hacer nada aquí: confirma el cambio desde el mensaje que hemos enviado al nuevo.',
    'Si no has sido tú, pulsa el botón. Tu cuenta conservará o recuperará este correo, cerraremos todas las sesiones y te enviaremos un enlace para elegir otra contraseña.',
  ],
  boton: { texto: 'No he sido yo', destino: ENLACE },
  cierre: ['Puedes hacerlo durante 7 días. El enlace sirve una sola vez.'],
  motivo: 'Recibes este mensaje porque esta dirección es o era la de una cuenta en {{empresa}}.',
} as const satisfies EmailKind;
