/** Vacancies by estado, and what they have received. */
export class VacancyStatistics {
  total: number;
  active: number;
  paused: number;
  draft: number;
  closed: number;
  /** Applications to a vacancy; spontaneous ones are not among them. */
  applications: number;
}

/** Applications by stage; the six figures below the total add up to it. */
export class ApplicationStatistics {
  total: number;
  new: number;
  in_review: number;
  interviewed: number;
  hired: number;
  rejected: number;
  /** Withdrawn by the candidate, in whichever stage. */
  withdrawn: number;
}

export class SystemStatistics {
  /** Accounts of every role. */
  totalUsers: number;
  totalVacancies: number;
  /** Spontaneous and withdrawn ones included. */
  totalApplications: number;
  activeDepartments: number;
}
