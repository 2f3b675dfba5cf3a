import { type EmailKind, ENLACE } from '../template.js';

export const borrado_confirmar = {
  needs: [],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Confirma que quieres borrar tu cuenta en {{empresa}}',
  avance: 'Todavía no se ha borrado nada: falta que lo confirmes.',
  titulo: 'Confirma que quieres borrar tu cuenta',
  parrafos: [
    'Nos has pedido borrar tu cuenta y todo lo que guardamos de ti. El botón abre una página que te dice qué se borra; allí lo confirmas.',
    'Si antes quieres una copia de tus datos, descárgala desde «Mis datos», en tu portal. Después de borrarla no podremos recuperar nada.',
  ],
  boton: { texto: 'Seguir con el borrado', destino: ENLACE },
  cierre: [
    'El enlace sirve una sola vez y caduca en 24 horas. Si no lo usas, tu cuenta sigue como está.',
    'Si no lo has pedido tú, no lo pulses y cambia tu contraseña: alguien ha entrado en tu cuenta.',
  ],
  motivo: 'Recibes este mensaje porque se ha pedido borrar la cuenta que tiene esta dirección.',
} as const satisfies EmailKind;

export const cuenta_borrada = {
  // No personal data: it is the last e-mail to the person.
  needs: [],
  takes: [],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Tu cuenta se ha borrado',
  avance: 'Hemos borrado tu cuenta y tus datos.',
  titulo: 'Tu cuenta se ha borrado',
  parrafos: [
    'Como nos pediste, hemos borrado tu cuenta en {{empresa}}, tu perfil, tus candidaturas, tus archivos y los mensajes que te enviamos. Tus entrevistas pendientes quedan anuladas.',
    'Durante tres años conservamos bloqueada la prueba de que pediste este borrado: las fechas y una huella cifrada de tu dirección, con la que nadie puede leerla. Después se destruye (artículo 32 de la LOPDGDD).',
  ],
  cierre: [
    'Este es el último mensaje que te enviamos, y tu dirección se borra al enviarlo.',
    'Gracias por el tiempo que nos has dedicado.',
  ],
  motivo: 'Recibes este mensaje porque tu cuenta en {{empresa}} se ha borrado a petición tuya.',
} as const satisfies EmailKind;

/** The person's data will be erased for inactivity: links to keep them or erase them now. */
export const conservacion_aviso = {
  // `limite`: the day from which the data are hidden; `dias`: days until erasure.
  needs: ['limite', 'dias'],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: true,
  asunto: '¿Quieres que sigamos guardando tus datos?',
  avance: 'Hace tiempo que no sabemos de ti: el {{limite}} retiramos tus datos.',
  titulo: '¿Quieres que sigamos guardando tus datos?',
  parrafos: [
    'Guardamos tu perfil, tu CV y tus candidaturas en {{empresa}}, y desde hace mucho no hay ningún proceso abierto contigo. No los guardamos más de lo necesario.',
    'Si quieres que los sigamos guardando, dínoslo con el botón antes del {{limite}}. Si no haces nada, ese día dejarán de estar a la vista de nadie y {{dias}} días después se borrarán para siempre.',
  ],
  boton: { texto: 'Decidir qué hacemos', destino: ENLACE },
  cierre: ['En la misma página puedes pedir que lo borremos todo ahora.'],
  motivo:
    'Recibes este mensaje porque {{empresa}} guarda datos tuyos de un proceso de selección que ya terminó.',
} as const satisfies EmailKind;

export const derechos_prorroga = {
  needs: ['recibida', 'tipo', 'limite', 'motivo_prorroga'],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Necesitamos más tiempo para responderte',
  avance: 'Te responderemos antes del {{limite}}.',
  titulo: 'Necesitamos más tiempo para responderte',
  parrafos: [
    'El {{recibida}} recibimos tu solicitud ({{tipo}}) sobre tus datos personales. Ampliamos el plazo para responderla hasta el {{limite}}, como permite el artículo 12.3 del RGPD.',
    'El motivo es este: {{motivo_prorroga}}',
  ],
  cierre: [
    'Si no estás de acuerdo, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).',
  ],
  motivo: 'Recibes este mensaje porque has ejercido un derecho sobre tus datos personales ante {{empresa}}.',
} as const satisfies EmailKind;

export const derechos_respuesta = {
  // `resultado`: the outcome in one sentence.
  needs: ['recibida', 'tipo', 'resultado', 'respuesta'],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Respuesta a tu solicitud sobre tus datos',
  avance: 'Respondemos a la solicitud que recibimos el {{recibida}}.',
  titulo: 'Respuesta a tu solicitud',
  parrafos: [
    'El {{recibida}} recibimos tu solicitud ({{tipo}}) sobre tus datos personales. {{resultado}}',
    '{{respuesta}}',
  ],
  cierre: [
    'Si no estás de acuerdo, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es) o acudir a los tribunales.',
  ],
  motivo: 'Recibes este mensaje porque has ejercido un derecho sobre tus datos personales ante {{empresa}}.',
} as const satisfies EmailKind;

/** To human resources: the erased person is not named. */
export const borrado_rrhh = {
  // Short ids of applications and times of interviews: HR is told without personal data.
  needs: ['candidaturas'],
  takes: ['entrevistas'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Candidaturas borradas a petición de su titular',
  avance: 'Una persona ha borrado su cuenta; sus candidaturas ya no existen.',
  titulo: 'Candidaturas borradas',
  parrafos: [
    'Una persona ha borrado su cuenta y, con ella, sus candidaturas, su CV y sus mensajes. Ya no aparecen en el sistema. Si alguien del equipo guarda una copia de sus documentos fuera de él, tiene que destruirla.',
  ],
  ficha: [
    ['Candidaturas', '{{candidaturas}}'],
    ['Entrevistas anuladas', '{{entrevistas}}'],
  ],
  cierre: [],
  motivo: 'Lo envía el sistema de selección de {{empresa}} cuando alguien borra su cuenta.',
  voz: 'interno',
} as const satisfies EmailKind;
