/** What people were told, for the judge to compare with what is there. */

/**
 * @typedef {object} Applicant
 * @property {string} email
 * @property {string} cookie
 * @property {boolean} verified they were told so
 * @property {string} [application] its id
 * @property {string} [candidate] the person's id
 * @property {string} [sha256] of the CV that was sent
 * @property {string[]} moves estados that the application was moved to, in their order
 * @property {string} [interview] its id
 * @property {boolean} [busy] a member of staff has it on the table
 */

export class Ledger {
  /** Registered ones. @type {Applicant[]} */
  applicants = [];
  /** What was still without an answer when the time was over. @type {string[]} */
  givenUp = [];
  /** Answers that contradict an earlier one. @type {string[]} */
  contradictions = [];

  /** @param {string} email @param {string} cookie @returns {Applicant} */
  register(email, cookie) {
    const applicant = { email, cookie, verified: false, moves: [] };
    this.applicants.push(applicant);
    return applicant;
  }

  /** @returns {Applicant | undefined} one whose application nobody has on the table */
  takeOne() {
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
