/** Author of a message in a thread between a candidate and human resources. */
export const THREAD_AUTHORS = ['candidato', 'rrhh'] as const;
export type ThreadAuthor = (typeof THREAD_AUTHORS)[number];

/** Sender name of human resources for candidates. */
export const HR_TEAM = 'Equipo de selección';

/** Which conversations the inbox shows. */
export const THREAD_BOXES = [
  'abiertas',
  'sin_leer',
  'mias',
  'sin_asignar',
  'sin_responder',
  'esperando',
  'aplazadas',
  'cerradas',
] as const;
export type ThreadBox = (typeof THREAD_BOXES)[number];

export const THREAD_BOX_LABEL: Readonly<Record<ThreadBox, string>> = {
  abiertas: 'Abiertas',
  sin_leer: 'Sin leer',
  mias: 'Mías',
  sin_asignar: 'Sin asignar',
  sin_responder: 'Sin responder',
  esperando: 'Esperando al candidato',
  aplazadas: 'Aplazadas',
  cerradas: 'Cerradas',
};

/** Days of the figures of answers. */
export const THREAD_FIGURES_DAYS = 30;

/** Seconds for which colleagues are told that somebody is writing. */
export const WRITING_SECONDS = 15;

/** Of an answer that is kept to be used again. */
export const SAVED_ANSWER_LIMITS = { titulo: 80, all: 100 } as const;

export const THREAD_LIMITS = {
  /** Characters of a message. */
  text: 4000,
  /** Files of a message, and bytes of each. */
  attachments: 3,
  attachmentBytes: 5 * 1024 * 1024,
  /** Extensions in the file picker; the server checks the content. */
  attachmentExtensions: ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'],
  /** Messages that a candidate may write in an hour. */
  perHour: 20,
  /** Messages that are read at once. */
  page: 50,
  /** How often an open thread looks for what is new. */
  refreshMs: 30_000,
} as const;
