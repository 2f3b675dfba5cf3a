import { COOKIE_POLICY_VERSION } from '../consent/consent';

interface Revision {
  version?: string;
  /** Day of the last change of the text. */
  revised: string;
}

/** Must be changed together with the texts. */
export const REVISIONS: Readonly<Record<'privacy' | 'cookies' | 'notice', Revision>> = {
  privacy: { version: '3.4', revised: '2026-11-28' },
  cookies: { version: COOKIE_POLICY_VERSION, revised: '2026-11-21' },
  notice: { revised: '2026-11-21' },
};
