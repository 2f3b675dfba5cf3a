/** Vacancies by estado, and what they have received. */
export class VacancyStatistics {
  /** How many in all. */ total: number;
  /** How many are open to applications. */ active: number;
  /** How many are paused. */ paused: number;
  /** How many are drafts. */ draft: number;
  /** How many are closed. */ closed: number;
  /** Applications to a vacancy; spontaneous ones are not among them. */ applications: number;
}

/** Applications by stage; the six figures below the total add up to it. */
export class ApplicationStatistics {
  /** How many in all. */ total: number;
  /** How many are new. */ new: number;
  /** How many are being reviewed. */ in_review: number;
  /** How many were interviewed. */ interviewed: number;
  /** How many were hired. */ hired: number;
  /** How many were rejected. */ rejected: number;
  /** Withdrawn by the candidate, in whichever stage. */ withdrawn: number;
}

export class SystemStatistics {
  /** Accounts of every role. */ totalUsers: number;
  /** How many vacancies. */ totalVacancies: number;
  /** Spontaneous and withdrawn ones included. */ totalApplications: number;
  /** How many departments are in use. */ activeDepartments: number;
}
