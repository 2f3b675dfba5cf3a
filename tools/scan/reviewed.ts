/** What the scanners say of the product that is no weakness, each with its reason. Anything else fails. */
interface Reviewed {
  scanner: string;
  key: string;
  /** Of the finding's detail. */
  matches: RegExp;
  reason: string;
}

/** Operations that visitors need, as `@Public()` says; a new one has to be added here. */
const PUBLIC_WRITES = [
  'POST /api/alerts',
  'POST /api/alerts/confirm',
  'POST /api/alerts/resume',
  'POST /api/alerts/unsubscribe',
  'POST /api/auth/email-change/confirm',
  'POST /api/auth/email-change/object',
  'POST /api/auth/email-exists',
  'POST /api/auth/enter',
  'POST /api/auth/forgot-password',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/refresh',
  'POST /api/auth/register',
  'POST /api/auth/reset-password',
  'POST /api/auth/second-factor',
  'POST /api/auth/sign-in-link',
  'POST /api/auth/token',
  'POST /api/auth/verify-email',
  'POST /api/contact',
  'POST /api/contact/send',
  'POST /api/privacy/erasure/confirm',
  'POST /api/privacy/keeping/link/erase',
  'POST /api/privacy/keeping/link/renew',
  'POST /api/proposals/unsubscribe',
  'POST /api/tracking-links/{codigo}/visits',
  'POST /functions/v1/contact-form',
];
const PUBLIC_READS = [
  'GET /api/auth/session',
  'GET /api/calendar-feeds/{file}',
  'GET /api/config/company',
  'GET /api/departments',
  'GET /api/departments/{id}',
  'GET /api/vacancies',
  'GET /api/vacancies/facets',
  'GET /api/vacancies/{id}',
  'GET /health',
  'GET /health/live',
  'GET /health/ready',
];
const WITHOUT_401 = [
  'GET /health',
  'GET /health/live',
  'GET /health/ready',
  'POST /functions/v1/contact-form',
];
const WITHOUT_429 = ['GET /health', 'GET /health/live', 'GET /health/ready', 'GET /metrics'];

/** Findings of an operation begin with its place in the document. */
const ofOperations = (operations: readonly string[]) =>
  new RegExp(
    `^paths\\.(${operations
      .map((operation) => operation.split(' '))
      .map(([method = '', path = '']) =>
        `${path}.${method.toLowerCase()}`.replaceAll(/[.{}]/g, String.raw`\$&`),
      )
      .join('|')})\\.`,
  );

export const REVIEWED: readonly Reviewed[] = [
  {
    ...{ scanner: 'spectral', key: 'owasp:api2:2023-write-restricted', matches: ofOperations(PUBLIC_WRITES) },
    reason:
      'For visitors: signing in, links of messages, the contact form. Limited by address; the attacks try each.',
  },
  {
    ...{ scanner: 'spectral', key: 'owasp:api2:2023-read-restricted', matches: ofOperations(PUBLIC_READS) },
    reason:
      'Public facts: openings, departments, company, health. A calendar feed has its key in the address.',
  },
  {
    ...{
      scanner: 'spectral',
      key: 'owasp:api8:2023-define-error-responses-401',
      matches: ofOperations(WITHOUT_401),
    },
    reason: 'These never ask who calls.',
  },
  {
    ...{
      scanner: 'spectral',
      key: 'owasp:api4:2023-rate-limit-responses-429',
      matches: ofOperations(WITHOUT_429),
    },
    reason: 'These count no calls: health, and what proxies ask often.',
  },
  {
    ...{
      scanner: 'spectral',
      key: 'owasp:api8:2023-define-cors-origin',
      matches: /Access-Control-Allow-Origin/,
    },
    reason: 'Answers have no such header: other sites may read nothing but openings, by PUBLIC_ORIGINS.',
  },
  {
    ...{ scanner: 'spectral', key: 'owasp:api4:2023-rate-limit', matches: /^components\.|responses/ },
    reason: 'Limits are told where they hold: Retry-After with 429, and RateLimit headers for keys.',
  },
  {
    ...{ scanner: 'spectral', key: 'owasp:api2:2023-jwt-best-practices', matches: /bearer/ },
    reason:
      'One algorithm, issuer, audience, end and session are checked (access-tokens.ts); no client chooses them.',
  },
  {
    ...{
      scanner: 'spectral',
      key: 'owasp:api2:2023-no-credentials-in-url',
      matches: /components\.parameters\.token/,
    },
    reason: 'The token of a message’s link, which works once; a mail client can send it no other way.',
  },
  {
    ...{ scanner: 'spectral', key: 'owasp:api9:2023-inventory-access', matches: /servers\.0/ },
    reason: 'The document is of the installation that serves it.',
  },
  {
    ...{ scanner: 'spectral', key: 'owasp:api9:2023-inventory-environment', matches: /servers\.0/ },
    reason: 'The document is of the installation that serves it.',
  },
  {
    ...{ scanner: 'wapiti', key: 'HTTP Secure Headers', matches: /X-XSS-Protection/ },
    reason:
      'Browsers have given this header up, because it opened holes; the policy of contents replaces it.',
  },
  ...['cert_chain_of_trust', 'cert_expirationStatus', 'cert_notAfter', 'cert_revocation'].map((key) => ({
    ...{ scanner: 'testssl.sh', key, matches: /./ },
    reason:
      'Of the certificate that the scan makes for two days; an installation has one of a public authority.',
  })),
  {
    ...{ scanner: 'testssl.sh', key: 'DNS_CAArecord', matches: /./ },
    reason: 'Loopback has no domain. Operators may set the record.',
  },
  {
    ...{ scanner: 'testssl.sh', key: 'TLS_session_ticket', matches: /LOW/ },
    reason: 'Caddy names a week, and changes the keys of its tickets every twelve hours.',
  },
  {
    ...{ scanner: 'testssl.sh', key: 'BREACH', matches: /MEDIUM/ },
    reason:
      'No compressed page holds a secret beside what a stranger can put there: sessions are in cookies only.',
  },
];
