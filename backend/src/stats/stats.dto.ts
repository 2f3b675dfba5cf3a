/** People by the stage of their current application, from the counters. */
export class CandidateStats {
  /** How many in all. */ total: number;
  /** How many were received. */ recibidas: number;
  /** How many are being reviewed. */ enRevision: number;
  /** How many are in the stage "entrevista". */ entrevista: number;
  /** How many were hired. */ contratadas: number;
  /** How many were rejected. */ rechazadas: number;
  /** People by department code. */ por_departamento: Record<string, number>;
}

/** Interviews by estado; those to which nobody came count in the total alone. */
export class InterviewStats {
  /** How many in all. */ total: number;
  /** How many are agreed. */ programadas: number;
  /** How many were confirmed. */ confirmadas: number;
  /** How many took place. */ realizadas: number;
  /** How many were cancelled. */ canceladas: number;
}

/** People with an answer overdue. */
export class UnansweredStats {
  /** Null: more than 1,000, not counted. */ total: number | null;
}
