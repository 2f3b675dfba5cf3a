import { EnvironmentError, readEnvironment } from './environment.js';

const secret = Buffer.alloc(32, 7).toString('base64');
const DATABASE_URL = 'postgres://app:hunter2@127.0.0.1/app';

function problems(source: Record<string, string>): string {
  try {
    readEnvironment(source);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as EnvironmentError).message;
  }
}

describe('the settings', () => {
  it('have defaults for everything but the database', () => {
    expect(readEnvironment({ DATABASE_URL })).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://127.0.0.1:3000',
      smtpUrl: null,
      storageUrl: null,
      databasePool: 15,
      analyticsId: null,
    });
  });

  it('need their secrets in production', () => {
    const message = problems({ DATABASE_URL, NODE_ENV: 'production' });
    expect(message).toMatch(/SESSION_SECRET is required/);
    expect(message).toMatch(/DATA_KEY is required/);
    expect(problems({ DATABASE_URL, NODE_ENV: 'production', SESSION_SECRET: secret, DATA_KEY: secret })).toBe(
      '',
    );
  });

  it('give proxies time in production to notice that a process stops', () => {
    const production = { DATABASE_URL, NODE_ENV: 'production', SESSION_SECRET: secret, DATA_KEY: secret };
    const delay = (more: Record<string, string>): number =>
      readEnvironment({ ...production, ...more }).stopDelay;
    expect([delay({}), delay({ TRUST_PROXY: '1' }), delay({ TRUST_PROXY: '1', STOP_DELAY: '0' })]).toEqual([
      0, 5, 0,
    ]);
    expect(readEnvironment({ DATABASE_URL, TRUST_PROXY: '1' }).stopDelay).toBe(0);
  });

  it.each([
    [{}, /^DATABASE_URL is required/],
    [{ DATABASE_URL: 'mysql://root:hunter2@x/y' }, /^DATABASE_URL must be/],
    [{ DATABASE_URL, PORT: '99999' }, /^PORT /],
    [{ DATABASE_URL, PORT: 'abc' }, /^PORT /],
    [{ DATABASE_URL, DATABASE_POOL: '1' }, /^DATABASE_POOL /],
    [{ DATABASE_URL, STOP_DELAY: '61' }, /^STOP_DELAY /],
    [{ DATABASE_URL, SMTP_URL: 'http://u:hunter2@x' }, /^SMTP_URL must be/],
    [{ DATABASE_URL, STORAGE_URL: 'ftp://hunter2' }, /^STORAGE_URL must be/],
    [{ DATABASE_URL, SESSION_SECRET: 'hunter2' }, /^SESSION_SECRET must have at least 32/],
    [{ DATABASE_URL, DATA_KEY: Buffer.alloc(40).toString('base64') }, /^DATA_KEY must be 32 bytes/],
    [{ DATABASE_URL, MAIL_FROM: 'a@b\nBcc: hunter2@x' }, /^MAIL_FROM must be/],
    [{ DATABASE_URL, ADMIN_EMAIL: 'hunter2' }, /^ADMIN_EMAIL must be/],
    [{ DATABASE_URL, ANALYTICS_ID: 'G-HUNTER2;hunter2' }, /^ANALYTICS_ID must be/],
  ])('name the wrong setting in %j and never show its value', (source, expected) => {
    const message = problems(source);
    expect(message).toMatch(expected);
    expect(message).not.toContain('hunter2');
  });
});
