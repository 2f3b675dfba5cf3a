import type { Schemas } from '../../providers/api';

/** The key of the note that is of no question. */
export const GENERAL = 'general';

/** Notes of questions that the guide has no more: it was changed, or the application went on to a phase with another one. */
export function notesLeft({ secciones, notas }: Pick<Schemas['InterviewSheet'], 'secciones' | 'notas'>) {
  const asked = new Set(secciones.flatMap(({ preguntas }) => preguntas.map(({ id }) => id)));
  return notas.filter(({ clave, texto }) => clave !== GENERAL && texto !== '' && !asked.has(clave));
}
