/** Whose feedback, on which application. */
export interface FeedbackTarget {
  applicationId: string;
  name: string;
}
