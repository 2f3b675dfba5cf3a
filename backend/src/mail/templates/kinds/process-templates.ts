import { type EditableKind, PORTAL } from '../template.js';
import { EVERYWHERE, JOB, line } from './variables.js';

const MOTIVO =
  'Recibes este mensaje porque has presentado una candidatura en {{empresa}}. Solo te escribimos sobre ella.';
const SENTENCE = line('frase_estado', 'frase', 'Cómo queda la candidatura, como lo lee en su portal');
const CALLED_OFF = line(
  'entrevistas_anuladas',
  'citas',
  'Que las entrevistas pendientes no se harán; vacío si no hay ninguna',
);
const MENSAJE = {
  nombre: 'mensaje',
  descripcion: 'Lo que RRHH escribe al mover la candidatura, si escribe algo',
};
const PALABRAS = {
  presentacion: 'El equipo de selección te ha escrito:',
  texto: '{{{mensaje}}}',
};

export const candidatura_recibida = {
  // `puesto`: display name of the position.
  needs: ['puesto'],
  takes: ['nombre'],
  switchedOffBy: 'email_notifications',
  writtenByJobs: false,
  asunto: 'Hemos recibido tu candidatura: {{puesto}}',
  avance: 'Todo ha llegado bien. Te contamos qué pasa ahora.',
  titulo: 'Hemos recibido tu candidatura',
  parrafos: [
    'Gracias por pensar en {{empresa}}. Tu candidatura para {{puesto}} nos ha llegado completa.',
    'Ahora una persona del equipo de selección leerá tu perfil y tu CV. Te avisaremos por correo cada vez que haya una novedad, también si la respuesta es no.',
  ],
  boton: { texto: 'Ver mi candidatura', destino: PORTAL },
  cierre: ['Mientras tanto puedes revisar tus datos o cambiar tu CV desde tu portal.'],
  motivo: MOTIVO,
  own: { variables: [...EVERYWHERE, JOB], ficha: null, cita: null, keepsButton: null },
} as const satisfies EditableKind;

export const cambio_estado = {
  // `mensaje`: HR's text for the candidate (mensaje_candidato).
  needs: ['puesto', 'estado'],
  takes: ['nombre', 'mensaje'],
  switchedOffBy: 'email_notifications',
  writtenByJobs: true,
  asunto: 'Novedades sobre tu candidatura: {{puesto}}',
  avance: '{{frase}}.',
  titulo: 'Tu candidatura tiene novedades',
  parrafos: ['Hay un cambio en tu candidatura para {{puesto}}:', '{{frase}}.'],
  cita: PALABRAS,
  boton: { texto: 'Ver mi candidatura', destino: PORTAL },
  cierre: ['En tu portal tienes todos los pasos y la fecha de cada uno.'],
  motivo: MOTIVO,
  own: { variables: [...EVERYWHERE, JOB, SENTENCE], ficha: null, cita: MENSAJE, keepsButton: null },
} as const satisfies EditableKind;

export const contratacion = {
  needs: ['puesto'],
  takes: ['nombre', 'mensaje'],
  switchedOffBy: 'email_notifications',
  writtenByJobs: true,
  estado: 'contratada',
  asunto: 'Enhorabuena: el puesto de {{puesto}} es tuyo',
  avance: 'Queremos que trabajes en {{empresa}}.',
  titulo: '¡Enhorabuena!',
  parrafos: [
    '{{frase}}: {{puesto}}.',
    'Nos alegra mucho contar contigo en {{empresa}}. En los próximos días te llamaremos para acordar la fecha de incorporación y explicarte qué documentos necesitamos.',
  ],
  cita: PALABRAS,
  boton: { texto: 'Ver mi candidatura', destino: PORTAL },
  cierre: ['Si te ha cambiado el teléfono, actualízalo en tu portal para que podamos localizarte.'],
  motivo: MOTIVO,
  own: { variables: [...EVERYWHERE, JOB, SENTENCE], ficha: null, cita: MENSAJE, keepsButton: null },
} as const satisfies EditableKind;

export const rechazo = {
  // `citas`: cancelled interviews, in words.
  needs: ['puesto'],
  takes: ['nombre', 'mensaje', 'citas'],
  switchedOffBy: 'email_notifications',
  writtenByJobs: true,
  estado: 'rechazada',
  asunto: 'Respuesta a tu candidatura: {{puesto}}',
  avance: 'Gracias por el tiempo que nos has dedicado.',
  titulo: 'Gracias por presentarte',
  parrafos: [
    'Hemos estudiado tu candidatura para {{puesto}} y te agradecemos el interés y el tiempo que nos has dedicado.',
    '{{frase}}. Sabemos que no es la noticia que esperabas y por eso preferimos dártela con claridad.',
    '{{citas}}',
    'Esta decisión es solo sobre este puesto: si más adelante ves otra vacante que encaje contigo, nos gustará volver a leerte.',
  ],
  cita: PALABRAS,
  boton: { texto: 'Ver mi candidatura', destino: PORTAL },
  cierre: ['Te deseamos mucha suerte.'],
  motivo: MOTIVO,
  own: {
    variables: [...EVERYWHERE, JOB, SENTENCE, CALLED_OFF],
    ficha: null,
    cita: MENSAJE,
    keepsButton: null,
  },
} as const satisfies EditableKind;

/** A manual message by HR; this text is its draft. */
export const contacto = {
  needs: ['puesto'],
  takes: ['nombre'],
  switchedOffBy: 'email_notifications',
  writtenByJobs: true,
  asunto: 'Sobre tu candidatura: {{puesto}}',
  avance: 'Te escribe el equipo de selección de {{empresa}}.',
  titulo: 'Te escribimos sobre tu candidatura',
  parrafos: [
    'Nos ponemos en contacto contigo por tu candidatura para {{puesto}}.',
    '¿Podrías decirnos cuándo te va bien que te llamemos?',
  ],
  boton: { texto: 'Ver mi candidatura', destino: PORTAL },
  cierre: ['Puedes responder a este mensaje: lo leerá el equipo de selección.'],
  motivo: MOTIVO,
  own: { variables: [...EVERYWHERE, JOB], ficha: null, cita: null, keepsButton: null },
} as const satisfies EditableKind;
