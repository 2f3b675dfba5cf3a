import type { DataSource } from 'typeorm';
import { MailSink, type ReceivedMail } from '../mail/mail-sink.js';
import { eventually } from '../mail/mail-world.js';
import type { User } from '../../src/auth/user.entity.js';
import { type Agent, createWorld, type World } from '../world.js';
import { PASSWORD } from '../auth/auth-journey.js';

/** The application with a mail server, and the actions of people on their own data. */
export class PrivacyWorld {
  private constructor(
    readonly world: World,
    readonly sink: MailSink,
  ) {}

  static async create(): Promise<PrivacyWorld> {
    const sink = await (await MailSink.reserve()).up();
    return new PrivacyWorld(await createWorld({ environment: { smtpUrl: sink.url } }), sink);
  }

  async close(): Promise<void> {
    await this.world.close();
    await this.sink.down();
  }

  async person(email: string, verified = true): Promise<{ user: User; agent: Agent }> {
    const user = await this.world.given.user({
      email,
      password: PASSWORD,
      email_verified_at: verified ? new Date() : null,
    });
    return { user, agent: await this.world.agentOf(user) };
  }

  mails(email: string, subject: string): ReceivedMail[] {
    return this.sink.received.filter((mail) => mail.to.includes(email) && mail.subject.startsWith(subject));
  }

  /** The newest of so many mails of this subject. */
  async mail(email: string, subject: string, count = 1): Promise<ReceivedMail> {
    const mails = await eventually(
      () => this.mails(email, subject),
      ({ length }) => length >= count,
    );
    const newest = mails.at(-1);
    if (!newest || mails.length > count) throw new Error(`${mails.length} mails for ${email}`);
    return newest;
  }

  /** Waits until no message is pending, because the server has a message before its row says so. */
  async mailsSent(email: string, count: number): Promise<void> {
    await eventually(
      () =>
        this.world.dataSource.query<unknown[]>(
          `SELECT 1 FROM correos WHERE lower(destinatario) = lower($1) AND estado = 'enviado'`,
          [email],
        ),
      ({ length }) => length >= count,
    );
  }

  /** Asks to erase the account and gives back the token of the link. */
  async asked(agent: Agent, email: string, count = 1): Promise<string> {
    await agent.post('/api/privacy/erasure').send({ password: PASSWORD }).expect(202);
    const { text } = await this.mail(email, 'Confirma que quieres borrar', count);
    const [, token] = /\/borrar-cuenta\?token=([\w-]+)/.exec(text) ?? [];
    if (!token) throw new Error('no link');
    return token;
  }

  confirm(token: string) {
    return this.world.agent().post('/api/privacy/erasure/confirm').send({ token });
  }
}

/** Tables, those of the queue included, with a row that has one of these words anywhere. */
export async function tablesWith(dataSource: DataSource, words: readonly string[]): Promise<string[]> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'pgboss') ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await dataSource.query<unknown[]>(
      `SELECT 1 FROM ${name} t WHERE EXISTS (
         SELECT 1 FROM unnest($1::text[]) w WHERE strpos(lower(t::text), lower(w)) > 0) LIMIT 1`,
      [words],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
