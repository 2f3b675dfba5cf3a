/** Limits of the product; the server enforces them, forms show them beforehand. */
export const LIMITS = {
  /** Bytes of a CV file. */
  cvBytes: 5 * 1024 * 1024,
  /** Allowed CV extensions; the server checks the content. */
  cvExtensions: ['pdf', 'doc', 'docx'],
  passwordMinCandidate: 6,
  passwordMinStaff: 8,
  passwordMax: 200,
  /** Characters of the e-mail at which the live duplicate check starts. */
  emailCheckMinChars: 3,
  emailCheckDelayMs: 500,
  /** Seconds in which a move may be undone, before any e-mail is sent. */
  undoSeconds: 10,
  /** Characters of the id that people are shown. */
  shortId: 8,
  name: 100,
  email: 254,
  phone: 30,
  city: 100,
  position: 120,
  longText: 5000,
  skills: 50,
  skill: 80,
  candidateMessage: 2000,
  /** Maximum screening questions of a vacancy, and characters of each part. */
  questions: 20,
  questionText: 300,
  questionOptions: 20,
  questionOption: 120,
  answerText: 1000,
} as const;
