import type { EmailKind, EmailTemplate } from '../template.js';

const CUENTA = { texto: 'Revisar mi cuenta', destino: '{{{sitio}}}/mi-cuenta' };
const MOTIVO =
  'Recibes este mensaje porque la seguridad de tu cuenta en {{empresa}} ha cambiado. Estos avisos no se pueden desactivar.';
const FICHA: EmailTemplate['ficha'] = [['Cuándo', '{{cuando}}']];

export const dos_pasos_activado = {
  needs: ['cuando'],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Verificación en dos pasos activada en {{empresa}}',
  avance: 'A partir de ahora, al entrar te pediremos también un código.',
  titulo: 'Has activado la verificación en dos pasos',
  parrafos: [
    'Tu cuenta está mejor protegida: al entrar te pediremos, además de la contraseña, un código de tu aplicación de verificación.',
  ],
  ficha: FICHA,
  boton: CUENTA,
  cierre: [
    'Guarda los códigos de recuperación en un lugar seguro: son la forma de entrar si pierdes el móvil.',
    'Si no has sido tú, responde a este mensaje: alguien conoce tu contraseña.',
  ],
  motivo: MOTIVO,
} as const satisfies EmailKind;

export const dos_pasos_desactivado = {
  needs: ['cuando'],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Verificación en dos pasos desactivada en {{empresa}}',
  avance: 'Ahora tu cuenta se abre solo con la contraseña.',
  titulo: 'Has desactivado la verificación en dos pasos',
  parrafos: ['Desde ahora tu cuenta se abre sin el código de tu aplicación de verificación.'],
  ficha: FICHA,
  boton: CUENTA,
  cierre: [
    'Si no has sido tú, cambia tu contraseña y vuelve a activarla. Si no puedes entrar, responde a este mensaje.',
  ],
  motivo: MOTIVO,
} as const satisfies EmailKind;

export const codigos_renovados = {
  needs: ['cuando'],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Nuevos códigos de recuperación en {{empresa}}',
  avance: 'Los códigos de antes ya no sirven.',
  titulo: 'Has creado nuevos códigos de recuperación',
  parrafos: ['Los códigos de recuperación que tenías ya no sirven. Guarda los nuevos en un lugar seguro.'],
  ficha: FICHA,
  boton: CUENTA,
  cierre: [
    'Si no has sido tú, cambia tu contraseña y crea otros códigos. Si no puedes entrar, responde a este mensaje.',
  ],
  motivo: MOTIVO,
} as const satisfies EmailKind;

export const llave_acceso_anadida = {
  needs: ['cuando'],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Nueva llave de acceso en {{empresa}}',
  avance: 'Desde ahora tu cuenta se abre también con ella.',
  titulo: 'Has añadido una llave de acceso',
  parrafos: [
    'Desde ahora puedes entrar con la huella, la cara o el PIN de tu dispositivo, sin escribir la contraseña.',
  ],
  ficha: FICHA,
  boton: CUENTA,
  cierre: [
    'Si no has sido tú, quita esa llave en tu cuenta y cambia tu contraseña. Si no puedes entrar, responde a este mensaje.',
  ],
  motivo: MOTIVO,
} as const satisfies EmailKind;

export const llave_acceso_quitada = {
  needs: ['cuando'],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Llave de acceso quitada en {{empresa}}',
  avance: 'Tu cuenta ya no se abre con ella.',
  titulo: 'Se ha quitado una llave de acceso',
  parrafos: [
    'Tu cuenta ya no se abre con una llave de acceso que tenía. Las demás formas de entrar siguen igual.',
  ],
  ficha: FICHA,
  boton: CUENTA,
  cierre: ['Si no has sido tú, cambia tu contraseña. Si no puedes entrar, responde a este mensaje.'],
  motivo: MOTIVO,
} as const satisfies EmailKind;
