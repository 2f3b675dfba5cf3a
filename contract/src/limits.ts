/** How much of each thing the product takes; the server decides, the forms say it beforehand. */
export const LIMITS = {
  /** Bytes of a CV file. */
  cvBytes: 5 * 1024 * 1024,
  /** Extensions a CV may have; the server decides by content. */
  cvExtensions: ['pdf', 'doc', 'docx'],
  passwordMinCandidate: 6,
  passwordMinStaff: 8,
  passwordMax: 200,
  /** The live duplicate check starts at this many characters of the e-mail. */
  emailCheckMinChars: 3,
  emailCheckDelayMs: 500,
  redirectAfterRegistrationMs: 2000,
  /** A move may be undone during this time, before anything is mailed. */
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
  /** Screening questions of one vacancy, and the characters of each part. */
  questions: 20,
  questionText: 300,
  questionOptions: 20,
  questionOption: 120,
  answerText: 1000,
} as const;
