/** People by the stage of their current application, from the counters. */
export class CandidateStats {
  total: number;
  recibidas: number;
  enRevision: number;
  entrevista: number;
  contratadas: number;
  rechazadas: number;
  /** People by department code. */
  por_departamento: Record<string, number>;
}

/** Interviews by estado; those to which nobody came count in the total alone. */
export class InterviewStats {
  total: number;
  programadas: number;
  confirmadas: number;
  realizadas: number;
  canceladas: number;
}

/** People with an answer overdue. */
export class UnansweredStats {
  /** Null: more than 1,000, not counted. */
  total: number | null;
}
