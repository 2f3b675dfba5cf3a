/**
 * Experience, skills and texts of people of one trade. Texts may contain {o} (o/a), {a} (nothing/a), {anios} ("ocho
 * años"), {cargo}, {empresa} (the latest employer), {anterior} (the one before) and {ciudad} (place of residence).
 */
export interface Trade {
  /** Job titles for a man and a woman, from the first job to the latest. */
  cargos: readonly (readonly [string, string])[];
  empresas: readonly string[];
  /** Tasks of the job: phrases that start with a noun, in lower case. */
  tareas: readonly string[];
  /** The paragraph at the top of a CV. */
  perfiles: readonly string[];
  /** Main education: title and school. */
  estudios: readonly (readonly [string, string])[];
  cursos: readonly (readonly [string, string])[];
  /** Everybody has the first one. */
  carnets: readonly string[];
  competencias: readonly string[];
  /** Cover letter: motivation. */
  motivos: readonly string[];
  /** Cover letter: an achievement. */
  logros: readonly string[];
  /** Internal notes of HR. */
  notas: readonly string[];
}
