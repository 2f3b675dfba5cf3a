import { CheckCode } from './check-code.js';
import { ResealSecrets } from './reseal-secrets.js';
import { SecondFactorTickets } from './second-factor-tickets.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { SecondStep } from './second-step.js';
import { StartTwoFactor } from './start-two-factor.js';
import { TellOwner } from './tell-owner.js';
import { TwoFactorService } from './two-factor.service.js';

/** The second factor of accounts. */
export const SECOND_FACTOR_PROVIDERS = [
  CheckCode,
  ResealSecrets,
  SecondFactorTickets,
  SecondFactorsRepository,
  SecondStep,
  StartTwoFactor,
  TellOwner,
  TwoFactorService,
];
