/** The answers that people got, which the judge compares with the stored data. */
export interface Applicant {
  email: string;
  cookie: string;
  /** The product answered that the address is verified. */
  verified: boolean;
  /** Its id. */
  application?: string;
  /** The person's id. */
  candidate?: string;
  /** Of the uploaded CV. */
  sha256?: string;
  /** Estados to which the application was moved, in order. */
  moves: string[];
  /** Its id. */
  interview?: string;
  /** A staff client is working on it. */
  busy?: boolean;
}

export class Ledger {
  /** Registered applicants. */
  applicants: Applicant[] = [];
  /** Requests that were still unanswered when the time was over. */
  givenUp: string[] = [];
  /** Answers that contradict an earlier one. */
  contradictions: string[] = [];

  register(email: string, cookie: string): Applicant {
    const applicant = { email, cookie, verified: false, moves: [] };
    this.applicants.push(applicant);
    return applicant;
  }

  /** @returns an applicant whose application no staff client is working on */
  takeOne(): Applicant | undefined {
    const waiting = this.applicants.filter((one) => one.application && !one.busy && one.moves.length < 3);
    const chosen = waiting[Math.floor(Math.random() * waiting.length)];
    if (chosen) chosen.busy = true;
    return chosen;
  }

  get figures() {
    return {
      people: this.applicants.length,
      applications: this.applicants.filter(({ application }) => application).length,
      moves: this.applicants.reduce((sum, { moves }) => sum + moves.length, 0),
    };
  }
}
