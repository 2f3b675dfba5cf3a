import { describe, expect, it } from 'vitest';
import { consentVersion, EVERYTHING, readConsent } from './consent';

const kept = (more: object = {}) =>
  JSON.stringify({ ...EVERYTHING, necessary: true, version: '1.0', date: '2026-01-31T10:00:00Z', ...more });
const on = (now: string, text: string | null = kept()) => readConsent(text, '1.0', new Date(now));

describe('the cookie consent', () => {
  it('expires after exactly two years', () => {
    expect(on('2028-01-31T09:59:59Z')).toMatchObject({ analytics: true, marketing: true });
    expect(on('2028-01-31T10:00:00Z')).toBeNull();
  });

  it('is requested again when its version changes, and when an analytics service is added', () => {
    expect(readConsent(kept(), '1.1', new Date('2026-02-01'))).toBeNull();
    expect(consentVersion('G-1')).not.toBe(consentVersion(null));
  });

  it('allows only categories whose value is true', () => {
    expect(on('2026-02-01', kept({ analytics: 'true', marketing: 1 }))).toMatchObject({
      analytics: false,
      marketing: false,
      preferences: true,
    });
  });

  it.each([
    null,
    '',
    'true',
    '{',
    kept({ date: 'ayer' }),
    kept({ date: '2030-01-01T00:00:00Z' }),
    kept({ version: 1 }),
  ])('is missing when the stored text is %s', (text) => {
    expect(on('2026-02-01', text)).toBeNull();
  });
});
