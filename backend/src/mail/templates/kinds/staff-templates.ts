import { type EmailKind, ENLACE } from '../template.js';

/** To human resources. */
export const candidatura_retirada = {
  // `ficha`: the candidate's id, for the record's URL.
  needs: ['candidato', 'puesto', 'ficha'],
  takes: [],
  switchedOffBy: 'email_notifications',
  writtenByJobs: false,
  asunto: 'Candidatura retirada: {{candidato}}, {{puesto}}',
  avance: '{{candidato}} ha retirado su candidatura.',
  titulo: 'Candidatura retirada',
  parrafos: [
    '{{candidato}} ha retirado su candidatura para {{puesto}} desde su portal.',
    'Ya no está en el tablero. Sus mensajes pendientes de envío se han cancelado.',
  ],
  boton: { texto: 'Abrir su ficha', destino: '{{{sitio}}}/sistema-aplicacion/candidates/{{ficha}}/show' },
  cierre: [],
  motivo: 'Lo envía el sistema de candidaturas de {{empresa}} al buzón de RRHH.',
  voz: 'interno',
} as const satisfies EmailKind;

/** To human resources: a vacancy closed automatically while applications are unanswered. */
export const vacante_cerrada = {
  // `esperan`: number of unanswered applications, in words; `vacante`: its id.
  needs: ['puesto', 'limite', 'esperan', 'vacante'],
  takes: [],
  switchedOffBy: null,
  writtenByJobs: true,
  asunto: 'Vacante cerrada: {{puesto}}',
  avance: 'Ha llegado su fecha de cierre. {{esperan}}',
  titulo: 'Vacante cerrada',
  parrafos: [
    'La vacante «{{puesto}}» se ha cerrado sola al acabar su último día, el {{limite}}. Ya no admite candidaturas.',
    '{{esperan}}',
  ],
  boton: {
    texto: 'Abrir la vacante',
    destino: '{{{sitio}}}/sistema-aplicacion/gestion-vacantes/{{vacante}}',
  },
  cierre: [],
  motivo: 'Lo envía el sistema de candidaturas de {{empresa}} al buzón de RRHH.',
  voz: 'interno',
} as const satisfies EmailKind;

/** To a member of staff who wants it: tasks that are due or overdue, which are the message's `lista`. */
export const tareas_del_dia = {
  // `listado`: address of the tasks.
  needs: ['resumen', 'listado'],
  takes: [],
  switchedOffBy: null,
  writtenByJobs: true,
  asunto: 'Tienes {{resumen}}',
  avance: 'Tus tareas del día.',
  titulo: 'Tienes {{resumen}}',
  parrafos: [],
  boton: { texto: 'Abrir mis tareas', destino: '{{{listado}}}' },
  cierre: [],
  motivo:
    'Recibes este correo porque lo has activado en tus tareas. Lo puedes desactivar en la misma página.',
  voz: 'interno',
} as const satisfies EmailKind;

/** To a manager: openings with applications that they have not opened, which are the message's `lista`. */
export const equipo_por_ver = {
  needs: ['resumen', 'listado'],
  takes: [],
  switchedOffBy: null,
  writtenByJobs: true,
  asunto: '{{resumen}}',
  avance: 'Llegaron hace más de dos días laborables.',
  titulo: '{{resumen}}',
  parrafos: ['Son de vacantes de tu equipo. RRHH espera tu opinión para seguir.'],
  boton: { texto: 'Abrir lo que te toca', destino: '{{{listado}}}' },
  cierre: [],
  motivo: 'Lo envía el sistema de candidaturas de {{empresa}} a quien está en el equipo de una vacante.',
  voz: 'interno',
} as const satisfies EmailKind;

/** To whoever asked for staff: what was decided. */
export const solicitud_aviso = {
  needs: ['resumen', 'detalle', 'direccion'],
  takes: ['mensaje'],
  switchedOffBy: null,
  writtenByJobs: true,
  asunto: '{{resumen}}',
  avance: '{{detalle}}',
  titulo: '{{resumen}}',
  parrafos: ['{{detalle}}'],
  cita: { presentacion: 'Escribe:', texto: '{{{mensaje}}}' },
  boton: { texto: 'Abrir la solicitud', destino: '{{{direccion}}}' },
  cierre: [],
  motivo: 'Lo envía el sistema de candidaturas de {{empresa}} a quien pidió personal.',
  voz: 'interno',
} as const satisfies EmailKind;

/** To whoever has to approve something: the link to its page, which is good once. */
export const aprobacion_pedida = {
  needs: ['resumen', 'detalle', 'direccion'],
  takes: [],
  switchedOffBy: null,
  writtenByJobs: true,
  asunto: '{{resumen}}',
  avance: '{{detalle}}',
  titulo: '{{resumen}}',
  parrafos: ['{{detalle}}', 'En este enlace lo ves y decides, sin entrar en el área interna.'],
  boton: { texto: 'Ver y decidir', destino: ENLACE },
  cierre: [
    'El enlace es personal, sirve una vez y caduca en 7 días: no lo reenvíes. También puedes decidir en el área interna.',
  ],
  pie: { texto: 'Abrir en el área interna', destino: '{{{direccion}}}' },
  motivo: 'Lo envía el sistema de candidaturas de {{empresa}} a quien tiene algo que aprobar.',
  voz: 'interno',
} as const satisfies EmailKind;
