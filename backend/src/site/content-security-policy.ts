import { createHash } from 'node:crypto';

/** Sources allowed besides files of this origin. */
export interface PolicyExceptions {
  /** Sources such as `'nonce-…'` and `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
  https: boolean;
  /** Allows Google Analytics; only where it is configured. */
  analytics: boolean;
}

const MEASURING = 'https://*.google-analytics.com https://*.googletagmanager.com';

/** Value of the Content-Security-Policy header: this origin and the given exceptions. */
export function contentSecurityPolicy({ scripts, styles, https, analytics }: PolicyExceptions): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "img-src 'self' data: blob:" + (analytics ? ` ${MEASURING}` : ''),
    "font-src 'self'",
    "object-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    ["script-src 'self'", ...scripts, ...(analytics ? ['https://www.googletagmanager.com'] : [])].join(' '),
    ...(analytics ? [`connect-src 'self' ${MEASURING} https://*.analytics.google.com`] : []),
    "script-src-attr 'none'",
    ["style-src 'self'", ...styles].join(' '),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>(?<text>[\s\S]*?)<\/style>/g;
/** Data blocks are not executed and need no permission. */
const DATA_BLOCK = /type="application\/(ld\+)?json"/;

/** Hashes of the inline scripts and styles of a page rendered by this server. */
export function inlineHashes(html: string): Pick<PolicyExceptions, 'scripts' | 'styles'> {
  const scripts = [...html.matchAll(SCRIPT)].flatMap(({ groups }) => {
    const { attributes = '', text = '' } = groups ?? {};
    return text === '' || DATA_BLOCK.test(attributes) ? [] : [hashSource(text)];
  });
  const styles = [...html.matchAll(STYLE)].map(({ groups }) => hashSource(groups?.text ?? ''));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}
