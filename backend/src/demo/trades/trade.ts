/**
 * What people of one trade have done, know and say. Texts may hold {o} (o/a), {a} (nothing/a), {anios} ("ocho
 * años"), {cargo}, {empresa} (the latest employer), {anterior} (the one before) and {ciudad} (where they live).
 */
export interface Trade {
  /** Job titles for a man and a woman, from the first job to the latest. */
  cargos: readonly (readonly [string, string])[];
  empresas: readonly string[];
  /** What one does in the job: phrases that begin with a noun, in lower case. */
  tareas: readonly string[];
  /** The paragraph at the top of a CV. */
  perfiles: readonly string[];
  /** Main studies: title and school. */
  estudios: readonly (readonly [string, string])[];
  cursos: readonly (readonly [string, string])[];
  /** The first one everybody has. */
  carnets: readonly string[];
  competencias: readonly string[];
  /** Cover letter: what draws the person to the job. */
  motivos: readonly string[];
  /** Cover letter: something to be proud of. */
  logros: readonly string[];
  /** What HR notes for itself. */
  notas: readonly string[];
}
