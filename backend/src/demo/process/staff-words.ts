import type { Estado, InterviewTipo } from '@hiring/contract';

/** HR's messages to the candidate when it moves an application. */
export const MESSAGES_TO_CANDIDATE: Partial<Record<Estado, readonly string[]>> = {
  en_revision: [
    'Hemos empezado a leer tu candidatura. En unos diez días te diremos algo.',
    '¿Puedes confirmar en tu portal que el teléfono es correcto? Queremos llamarte esta semana.',
    'Tu perfil nos ha parecido interesante. Si tienes certificados recientes, añádelos a tu CV.',
  ],
  entrevista_programada: [
    'Nos gustaría conocerte. Trae un documento de identidad y los certificados que tengas.',
    'La entrevista dura unos tres cuartos de hora y después te enseñaremos la base.',
    'Si la hora no te va bien, llámanos y buscamos otra.',
  ],
  contratada: [
    'Todo el equipo te da la bienvenida. Te llamaremos para la fecha de incorporación.',
    'Gracias por tu paciencia durante el proceso. Nos vemos pronto en la base.',
  ],
  rechazada: [
    'Buscábamos a alguien con más recorrido en este tipo de trabajo, pero tu candidatura nos ha gustado.',
    'La decisión ha sido difícil. Si quieres, guarda tu perfil actualizado: habrá más vacantes en primavera.',
  ],
};

/** HR's internal notes after an interview, by result. */
export const FEEDBACK: Readonly<Record<'good' | 'bad' | 'open', readonly string[]>> = {
  good: [
    'Muy buena entrevista: respuestas concretas y ejemplos reales. Encaja en el equipo.',
    'Ha resuelto bien los casos que le hemos planteado. Recomendación clara de contratar.',
    'Conoce el trabajo, ha preguntado por la seguridad y puede empezar en dos semanas.',
    'Las referencias confirman lo que cuenta. Propuesta económica aceptada.',
  ],
  bad: [
    'Buena persona, pero la experiencia es más corta de lo que parecía en el CV.',
    'No puede hacer los turnos que necesitamos. Mantener en cartera.',
    'La expectativa salarial queda lejos de la banda del puesto.',
    'Entre dos perfiles parecidos hemos elegido el que podía empezar antes.',
  ],
  open: [
    'Buena impresión general. Falta contrastar referencias antes de decidir.',
    'Técnicamente bien; comparar con las otras dos candidaturas finalistas.',
    'Pedirá quince días de preaviso. Pendiente de que el responsable confirme.',
    'Ha resuelto bien los casos propuestos. Pendiente de comparar con el resto.',
  ],
};

/** Notes before an interview. */
export const INTERVIEW_NOTES: Readonly<Record<InterviewTipo, readonly string[]>> = {
  presencial: [
    'Incluye visita a la base y prueba práctica de diez minutos.',
    'Pedir los originales de los certificados.',
    'Participa también la persona responsable del equipo.',
    'Preguntar por disponibilidad de turnos y fecha de incorporación.',
  ],
  virtual: [
    'Enviar el enlace también por SMS la víspera.',
    'Participa también la persona responsable del equipo.',
    'Enviar antes la descripción del puesto.',
  ],
  telefonica: [
    'Primera toma de contacto, unos veinte minutos.',
    'Preguntar por disponibilidad de turnos y fecha de incorporación.',
  ],
};

/** Notes of what an interview showed. */
export const INTERVIEW_FEEDBACK: readonly string[] = [
  'Puntual y con los documentos preparados. Explica bien lo que sabe hacer.',
  'Conversación fluida. Le interesa sobre todo la estabilidad.',
  'Muestra interés real por el puesto y ha preguntado por la formación.',
  'Con algún nervio al principio; después, muy bien.',
  'Domina la parte técnica. Menos experiencia en trato con cliente.',
];

/** Interviewers without an account. */
export const OUTSIDE_INTERVIEWERS: readonly string[] = [
  'Jefatura de taller',
  'Responsable de base',
  'Jefatura de tráfico',
];

export const ROOMS: readonly string[] = [
  'Oficinas de Zona Franca, sala 1',
  'Oficinas de Zona Franca, sala 2',
  'Base de Martorell, despacho de campa',
  'Base de Sabadell, recepción',
  'Base de El Prat, aula de formación',
];

export const INTERVIEW_KINDS: readonly InterviewTipo[] = [
  'presencial',
  'presencial',
  'presencial',
  'presencial',
  'virtual',
  'virtual',
  'telefonica',
];
