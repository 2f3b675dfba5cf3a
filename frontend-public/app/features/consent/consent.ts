/** What a visitor may accept beyond what the site needs. */
export interface ConsentChoice {
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
}

/** A choice as this browser keeps it. */
export interface ConsentRecord extends ConsentChoice {
  necessary: true;
  /** Of what was asked. */
  version: string;
  /** ISO 8601 instant of the choice. */
  date: string;
}

export const CONSENT_KEY = 'cookie_consent';

/** Of the cookie policy. Change it with the categories or what they are used for: everybody is asked again. */
export const COOKIE_POLICY_VERSION = '1.0';

/** A choice holds for so long. */
const MONTHS = 24;

const all = (on: boolean): ConsentChoice => ({ analytics: on, marketing: on, preferences: on });
export const NECESSARY_ONLY = all(false);
export const EVERYTHING = all(true);

/** Who agreed while nothing was measured has not agreed to the service that measures now. */
export const consentVersion = (analyticsId: string | null): string =>
  analyticsId ? `${COOKIE_POLICY_VERSION}+analytics` : COOKIE_POLICY_VERSION;

/** The choice that is kept, as long as it holds; null: it has to be asked. */
export function readConsent(text: string | null, version: string, now: Date): ConsentRecord | null {
  const record = parse(text);
  if (!record || record.version !== version) return null;
  const chosen = new Date(record.date);
  const ends = new Date(chosen);
  ends.setUTCMonth(ends.getUTCMonth() + MONTHS);
  // False for a date that is none.
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
    // Nothing, or not what this site wrote.
    return null;
  }
}
