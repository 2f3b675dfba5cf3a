import { LinkToken } from '../../../../auth/account-fields.js';

/** The token of the link in an invitation. */
export class ProposalTokenRequest {
  /** Token of the link in the message. */
  @LinkToken()
  token: string;
}
