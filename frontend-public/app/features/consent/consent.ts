/** The optional consent categories. */
export interface ConsentChoice {
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
}

/** A choice as it is stored in this browser. */
export interface ConsentRecord extends ConsentChoice {
  necessary: true;
  /** Version of the question. */
  version: string;
  /** ISO 8601 instant of the choice. */
  date: string;
}

export const CONSENT_KEY = 'cookie_consent';

/** Version of the cookie policy. Change it with the categories or their use: everybody is asked again. */
export const COOKIE_POLICY_VERSION = '1.0';

/** Validity of a choice. */
const MONTHS = 24;

const all = (on: boolean): ConsentChoice => ({ analytics: on, marketing: on, preferences: on });
export const NECESSARY_ONLY = all(false);
export const EVERYTHING = all(true);

/** Consent given while no service was configured does not cover a service added later. */
export const consentVersion = (analyticsId: string | null): string =>
  analyticsId ? `${COOKIE_POLICY_VERSION}+analytics` : COOKIE_POLICY_VERSION;

/** The stored choice while it is valid; null: it has to be requested. */
export function readConsent(text: string | null, version: string, now: Date): ConsentRecord | null {
  const record = parse(text);
  if (!record || record.version !== version) return null;
  const chosen = new Date(record.date);
  const ends = new Date(chosen);
  ends.setUTCMonth(ends.getUTCMonth() + MONTHS);
  // False for an invalid date.
  return chosen <= now && now < ends ? record : null;
}

function parse(text: string | null): ConsentRecord | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Record<keyof ConsentRecord, unknown>>;
    const { version, date } = value;
    if (typeof version !== 'string' || typeof date !== 'string') return null;
    return {
      necessary: true,
      analytics: value.analytics === true,
      marketing: value.marketing === true,
      preferences: value.preferences === true,
      version,
      date,
    };
  } catch {
    // Missing, or not written by this site.
    return null;
  }
}
