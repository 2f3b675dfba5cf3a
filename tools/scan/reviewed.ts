/** What the scanners say of the product that is no weakness, each with its reason. Anything else fails. */
interface Reviewed {
  scanner: string;
  key: string;
  /** Of the finding's detail. */
  matches: RegExp;
  reason: string;
}

export const REVIEWED: readonly Reviewed[] = [
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
