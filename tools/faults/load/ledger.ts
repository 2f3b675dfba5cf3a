/** What people were told, for the judge to compare with what is there. */
export interface Applicant {
  email: string;
  cookie: string;
  /** They were told so. */
  verified: boolean;
  /** Its id. */
  application?: string;
  /** The person's id. */
  candidate?: string;
  /** Of the CV that was sent. */
  sha256?: string;
  /** Estados that the application was moved to, in their order. */
  moves: string[];
  /** Its id. */
  interview?: string;
  /** A member of staff has it on the table. */
  busy?: boolean;
}

export class Ledger {
  /** Registered ones. */
  applicants: Applicant[] = [];
  /** What was still without an answer when the time was over. */
  givenUp: string[] = [];
  /** Answers that contradict an earlier one. */
  contradictions: string[] = [];

  register(email: string, cookie: string): Applicant {
    const applicant = { email, cookie, verified: false, moves: [] };
    this.applicants.push(applicant);
    return applicant;
  }

  /** @returns one whose application nobody has on the table */
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
