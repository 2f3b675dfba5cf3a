export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The contact for reporting vulnerabilities (RFC 9116). It is generated for each request, so it never expires. */
export function securityTxt({ appUrl, email, now }: { appUrl: string; email: string; now: Date }): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${appUrl}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n');
}
