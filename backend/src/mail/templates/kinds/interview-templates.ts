import { type EditableKind, type EmailKind, ENLACE, type EmailTemplate, PORTAL } from '../template.js';
import { EVERYWHERE, JOB, line } from './variables.js';

const MOTIVO =
  'Recibes este mensaje porque has presentado una candidatura en {{empresa}}. Solo te escribimos sobre ella.';
const FICHA: EmailTemplate['ficha'] = [
  ['Cuándo', '{{cuando}}'],
  ['Duración', '{{duracion}}'],
  ['Tipo', '{{tipo}}'],
  ['Dónde', '{{donde}}'],
  ['Con', '{{con}}'],
];
const INTERVIEW = [
  ...EVERYWHERE,
  JOB,
  line('fecha_entrevista', 'cuando', 'Día y hora de la entrevista'),
  line('duracion_entrevista', 'duracion', 'Duración de la entrevista'),
  line('tipo_entrevista', 'tipo', 'Presencial, virtual o telefónica'),
  line('lugar_entrevista', 'donde', 'Dirección o enlace de la entrevista'),
  line('entrevistador', 'con', 'Quién hace la entrevista, o quiénes'),
];
const LINK_WHY = 'sin él, quien reciba el mensaje no podría responder';
/** All in words. */
const INTERVIEW_NEEDS = ['puesto', 'cuando', 'duracion', 'tipo'] as const;
const INTERVIEW_TAKES = ['nombre', 'donde', 'con'] as const;
const RESPONDER = { texto: 'Confirmar o pedir otro momento', destino: ENLACE };

export const confirmacion_entrevista = {
  needs: INTERVIEW_NEEDS,
  takes: INTERVIEW_TAKES,
  switchedOffBy: 'email_notifications',
  writtenByJobs: false,
  asunto: 'Tu entrevista en {{empresa}}: {{cuando}}',
  avance: 'Nos gustaría conocerte. Confirma si te va bien.',
  titulo: 'Nos gustaría conocerte',
  parrafos: [
    'Queremos conocerte en una entrevista por tu candidatura para {{puesto}}. Esta es la propuesta:',
  ],
  ficha: FICHA,
  boton: RESPONDER,
  cierre: [
    'Si no puedes ese día, pide otro momento con el mismo botón: no afecta a tu candidatura.',
    'El archivo adjunto añade la cita a tu calendario.',
  ],
  motivo: MOTIVO,
  own: { variables: INTERVIEW, ficha: 'datos_entrevista', cita: null, keepsButton: LINK_WHY },
} as const satisfies EditableKind;

export const entrevista_modificada = {
  needs: INTERVIEW_NEEDS,
  takes: INTERVIEW_TAKES,
  switchedOffBy: 'email_notifications',
  writtenByJobs: false,
  asunto: 'Cambios en tu entrevista: {{cuando}}',
  avance: 'Estos son los datos que valen ahora.',
  titulo: 'Tu entrevista ha cambiado',
  parrafos: [
    'Hemos cambiado la entrevista por tu candidatura para {{puesto}}. Estos son los datos que valen:',
  ],
  ficha: FICHA,
  boton: RESPONDER,
  cierre: ['Si no te va bien, pide otro momento. El archivo adjunto actualiza la cita de tu calendario.'],
  motivo: MOTIVO,
  own: { variables: INTERVIEW, ficha: 'datos_entrevista', cita: null, keepsButton: LINK_WHY },
} as const satisfies EditableKind;

export const entrevista_cancelada = {
  needs: INTERVIEW_NEEDS,
  takes: INTERVIEW_TAKES,
  switchedOffBy: 'email_notifications',
  writtenByJobs: true,
  asunto: 'Entrevista cancelada: {{cuando}}',
  avance: 'Ya no hace falta que acudas.',
  titulo: 'Tu entrevista se ha cancelado',
  parrafos: [
    'La entrevista por tu candidatura para {{puesto}} que teníamos el {{cuando}} queda cancelada. No hace falta que acudas ni que te conectes.',
  ],
  boton: { texto: 'Ver mi candidatura', destino: PORTAL },
  cierre: ['El archivo adjunto quita la cita de tu calendario. Si hay otra fecha, te escribiremos.'],
  motivo: MOTIVO,
  own: { variables: INTERVIEW, ficha: null, cita: null, keepsButton: null },
} as const satisfies EditableKind;

export const entrevista_recordatorio = {
  needs: INTERVIEW_NEEDS,
  takes: INTERVIEW_TAKES,
  switchedOffBy: 'email_notifications',
  writtenByJobs: true,
  asunto: 'Recordatorio de tu entrevista: {{cuando}}',
  avance: 'Falta poco para vernos.',
  titulo: 'Falta poco para tu entrevista',
  parrafos: ['Te recordamos la entrevista por tu candidatura para {{puesto}}:'],
  ficha: FICHA,
  boton: RESPONDER,
  cierre: ['Si al final no puedes, dínoslo cuanto antes y buscamos otro momento.'],
  motivo: MOTIVO,
  own: { variables: INTERVIEW, ficha: 'datos_entrevista', cita: null, keepsButton: LINK_WHY },
} as const satisfies EditableKind;

/** Two hours before; its text is still right when sent late. */
export const entrevista_recordatorio_2h = {
  needs: INTERVIEW_NEEDS,
  takes: INTERVIEW_TAKES,
  switchedOffBy: 'email_notifications',
  writtenByJobs: true,
  asunto: 'Tu entrevista empieza pronto: {{cuando}}',
  avance: 'Ten a mano la dirección o el enlace.',
  titulo: 'Tu entrevista empieza pronto',
  parrafos: ['Te esperamos en la entrevista por tu candidatura para {{puesto}}:'],
  ficha: FICHA,
  boton: { texto: 'Ver mi cita', destino: ENLACE },
  cierre: ['Si vas a llegar tarde o no puedes, llámanos: el teléfono está al final de este mensaje.'],
  motivo: MOTIVO,
} as const satisfies EmailKind;

export const cita_ofrecida = {
  // `limite`: until when, in words.
  needs: ['puesto', 'duracion', 'con', 'limite'],
  takes: ['nombre'],
  switchedOffBy: 'email_notifications',
  writtenByJobs: false,
  asunto: 'Elige la hora de tu entrevista en {{empresa}}',
  avance: 'Escoge el día y la hora que mejor te vayan.',
  titulo: 'Elige la hora de tu entrevista',
  parrafos: [
    'Nos gustaría conocerte en una entrevista por tu candidatura para {{puesto}}. Escoge el momento que mejor te vaya entre las horas libres.',
  ],
  ficha: [
    ['Duración', '{{duracion}}'],
    ['Con', '{{con}}'],
    ['Puedes elegir hasta el', '{{limite}}'],
  ],
  boton: { texto: 'Elegir hora', destino: ENLACE },
  cierre: ['Si ninguna te va bien, responde a este mensaje y buscamos otra.'],
  motivo: MOTIVO,
} as const satisfies EmailKind;

export const cita_reservada = {
  needs: INTERVIEW_NEEDS,
  takes: INTERVIEW_TAKES,
  switchedOffBy: 'email_notifications',
  writtenByJobs: false,
  asunto: 'Tu entrevista en {{empresa}}: {{cuando}}',
  avance: 'Queda reservada. Te esperamos.',
  titulo: 'Tu entrevista queda reservada',
  parrafos: ['Has elegido esta hora para la entrevista por tu candidatura para {{puesto}}:'],
  ficha: FICHA,
  boton: { texto: 'Ver o cambiar mi cita', destino: ENLACE },
  cierre: ['El archivo adjunto añade la cita a tu calendario.'],
  motivo: MOTIVO,
} as const satisfies EmailKind;

/** To the interviewer: a candidate has chosen an offered slot. */
export const cita_elegida = {
  needs: ['candidato', ...INTERVIEW_NEEDS],
  takes: ['donde', 'con'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: '{{candidato}} ha elegido hora: {{cuando}}',
  avance: 'La entrevista ya está en el calendario.',
  titulo: 'Un candidato ha elegido hora',
  parrafos: ['{{candidato}} ha elegido una de las horas que ofreces para entrevistas.'],
  ficha: [['Candidatura', '{{puesto}}'], ...FICHA.filter(([label]) => label !== 'Con')],
  cierre: ['Puedes cambiarla o cancelarla en el área interna: el candidato recibirá los datos nuevos.'],
  motivo: 'Recibes este mensaje porque ofreces horas para entrevistar a los candidatos de {{empresa}}.',
  voz: 'interno',
} as const satisfies EmailKind;

/** To each of several interviewers: invited, a change, called off or a reminder, as `novedad` says. */
export const entrevista_panel = {
  needs: ['novedad', 'candidato', ...INTERVIEW_NEEDS],
  takes: INTERVIEW_TAKES,
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: '{{novedad}}: {{candidato}}, {{cuando}}',
  avance: 'El archivo adjunto pone tu calendario al día.',
  titulo: '{{novedad}}',
  parrafos: ['Entrevista con {{candidato}}, que opta al puesto de {{puesto}}.'],
  ficha: FICHA,
  cierre: ['El archivo adjunto pone tu calendario al día.'],
  motivo: 'Recibes este mensaje porque haces entrevistas con el equipo de selección de {{empresa}}.',
  voz: 'interno',
} as const satisfies EmailKind;

/** To an interviewer without an account. */
export const evaluacion_pedida = {
  // `nombre`: who is asked.
  needs: ['candidato', 'puesto', 'cuando'],
  takes: ['nombre'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: 'Tu evaluación de la entrevista con {{candidato}}',
  avance: 'Son unos minutos y no necesitas cuenta.',
  titulo: '¿Qué te pareció la entrevista?',
  parrafos: [
    'Nos ayuda saber qué opinas de la entrevista con {{candidato}}. Son unos minutos y no necesitas cuenta.',
  ],
  ficha: [
    ['Puesto', '{{puesto}}'],
    ['Entrevista', '{{cuando}}'],
  ],
  boton: { texto: 'Dar mi evaluación', destino: ENLACE },
  cierre: [
    'El enlace es personal: no lo reenvíes. Escribe solo lo que tenga que ver con el puesto: el candidato puede pedir una copia de lo que se guarda sobre él, sin el nombre de quien lo escribió.',
  ],
  motivo: 'Recibes este mensaje porque el equipo de selección de {{empresa}} te ha pedido tu opinión.',
} as const satisfies EmailKind;

/** To human resources: a candidate cannot come at the proposed time. */
export const entrevista_peticion = {
  // `propuestas`: one a line.
  needs: ['candidato', 'puesto', 'cuando'],
  takes: ['propuestas', 'mensaje'],
  switchedOffBy: null,
  writtenByJobs: false,
  asunto: '{{candidato}} pide otro momento para su entrevista',
  avance: 'Estaba prevista para el {{cuando}}.',
  titulo: 'Piden otro momento para una entrevista',
  parrafos: ['{{candidato}} no puede acudir a la entrevista prevista y pide otro momento.'],
  ficha: [
    ['Candidatura', '{{puesto}}'],
    ['Prevista', '{{cuando}}'],
    ['Le iría bien', '{{propuestas}}'],
  ],
  cita: { presentacion: 'Ha escrito:', texto: '{{{mensaje}}}' },
  cierre: ['Cambia la entrevista en el área interna: el candidato recibirá los datos nuevos.'],
  motivo: 'Recibes este mensaje porque este buzón atiende a los candidatos de {{empresa}}.',
  voz: 'interno',
} as const satisfies EmailKind;
