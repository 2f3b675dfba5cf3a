import { bad, type Examination, type Finding, ok, warning } from './finding.js';

const NAME = 'settings';
/** Random bytes in base64 have many more. */
const FEW_SIGNS = 10;
const LOCAL = /^(localhost|127\.|\[::1\])/;

/** Settings that are allowed and hardly meant. Those that are not allowed stop the doctor before. */
export const examineSettings: Examination = ({ environment }) => {
  const { production, appUrl, trustProxy, smtpUrl, mailFrom, sessionSecret, dataKey } = environment;
  const url = new URL(appUrl);
  const found: Finding[] = [];
  if (new Set(sessionSecret).size < FEW_SIGNS) {
    found.push(bad(NAME, 'SESSION_SECRET is easy to guess.', 'Set 32 random bytes: openssl rand -base64 32'));
  }
  if (new Set(dataKey).size < FEW_SIGNS) {
    found.push(
      bad(
        NAME,
        'DATA_KEY is easy to guess.',
        'Set 32 random bytes, and the old key as DATA_KEY_OLD for a day.',
      ),
    );
  }
  if (dataKey.equals(Buffer.from(sessionSecret, 'base64'))) {
    found.push(bad(NAME, 'SESSION_SECRET and DATA_KEY are the same.', 'Give each random bytes of its own.'));
  }
  if (production && LOCAL.test(url.host)) {
    found.push(
      warning(NAME, 'APP_URL names this machine: links in messages lead nowhere.', 'Set the public address.'),
    );
  } else if (production && url.protocol === 'http:') {
    found.push(
      warning(NAME, 'APP_URL is not https: passwords travel in clear.', 'Put a proxy with TLS in front.'),
    );
  }
  if (url.protocol === 'https:' && trustProxy === 0) {
    found.push(
      warning(
        NAME,
        'APP_URL is https, which only a proxy can serve, and TRUST_PROXY is 0: all visitors share one limit.',
        'Set TRUST_PROXY to the number of proxies.',
      ),
    );
  }
  if (smtpUrl && mailFrom.endsWith('@example.com')) {
    found.push(
      warning(NAME, 'MAIL_FROM is an invented address: servers refuse it.', 'Set one of your domain.'),
    );
  }
  return Promise.resolve(found.length > 0 ? found : [ok(NAME, 'complete, and fit together')]);
};
