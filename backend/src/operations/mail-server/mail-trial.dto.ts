/** How the mail server answered a message that was sent on trial. */
export class MailTrialResponse {
  accepted: boolean;
  /** A Spanish sentence fit to show. */
  detail: string;
}
