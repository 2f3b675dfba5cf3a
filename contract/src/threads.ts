/** Author of a message in a thread between a candidate and human resources. */
export const THREAD_AUTHORS = ['candidato', 'rrhh'] as const;
export type ThreadAuthor = (typeof THREAD_AUTHORS)[number];

/** Sender name of human resources for candidates. */
export const HR_TEAM = 'Equipo de selección';

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
