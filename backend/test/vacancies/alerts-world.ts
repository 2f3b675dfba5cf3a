import type { VacancyCriteria } from '@hiring/contract/web';
import { randomUUID } from 'node:crypto';
import { AlertEditions } from '../../src/vacancies/alerts/editions/alert-editions.js';
import { canonical, hashOf } from '../../src/vacancies/alerts/criteria.rules.js';
import { AlertEdition } from '../../src/vacancies/alerts/editions/alert-edition.entity.js';
import { JobAlert } from '../../src/vacancies/alerts/job-alert.entity.js';
import { IsNull, Not } from 'typeorm';
import { MailSink, type ReceivedMail } from '../mail/mail-sink.js';
import { eventually } from '../mail/mail-world.js';
import { createWorld, type World } from '../world.js';

const DAY = 24 * 60 * 60 * 1000;
/** Days are counted from here, so that midnight changes nothing. */
const START = Date.now();

/** The application with a mail server, and what people do with job alerts in it. */
export class AlertsWorld {
  private visitors = 0;

  private constructor(
    readonly world: World,
    readonly sink: MailSink,
  ) {}

  static async create(): Promise<AlertsWorld> {
    const sink = await (await MailSink.reserve()).up();
    // Behind a proxy, so that each request can come from another address.
    const world = await createWorld({ environment: { smtpUrl: sink.url, trustProxy: 1 } });
    return new AlertsWorld(world, sink);
  }

  async close(): Promise<void> {
    await this.world.close();
    await this.sink.down();
  }

  /** Ten in the morning, so many days from today. */
  morning(days: number): Date {
    const day = new Date(START + days * DAY);
    day.setUTCHours(9, 0, 0, 0);
    return day;
  }

  /** Asks for an alert as a new visitor. */
  ask(email: string, criterios: VacancyCriteria = {}, ip = `203.0.113.${++this.visitors}`) {
    return this.world
      .agent()
      .post('/api/alerts')
      .set('X-Forwarded-For', ip)
      .send({ email, criterios, aviso_version: '1.0' });
  }

  mails(email: string): ReceivedMail[] {
    return this.sink.received.filter(({ to }) => to.includes(email));
  }

  /** The newest of so many mails. */
  async mail(email: string, count = 1): Promise<ReceivedMail> {
    const mails = await eventually(
      () => this.mails(email),
      ({ length }) => length >= count,
    );
    const newest = mails.at(-1);
    if (!newest || mails.length > count) throw new Error(`${mails.length} mails for ${email}`);
    return newest;
  }

  /** An alert that has been asked for and confirmed through its mail. */
  async confirmed(email: string, criterios: VacancyCriteria = {}): Promise<JobAlert> {
    await this.ask(email, criterios).expect(202);
    const token = tokenIn(await this.mail(email), '/alertas/confirmar');
    await this.world.agent().post('/api/alerts/confirm').send({ token }).expect(200);
    return this.row(email);
  }

  /** Confirmed alerts without their mails; gives back their addresses. */
  async given(count: number, criterios: VacancyCriteria = {}): Promise<string[]> {
    const criteria = canonical(criterios);
    const rows = await this.world.dataSource.query<{ email: string }[]>(
      `INSERT INTO alertas_empleo (email, criterios, criterios_hash, confirmada_at, ultima_revision, created_at)
       SELECT $1 || n || '@example.com', $2, $3, now(), now(), now() FROM generate_series(1, $4) n RETURNING email`,
      [`${randomUUID()}-`, JSON.stringify(criteria), hashOf(criteria), count],
    );
    return rows.map(({ email }) => email);
  }

  /** The newest alert of an address. */
  async row(email: string): Promise<JobAlert> {
    const [row] = await this.world.dataSource.manager.find(JobAlert, {
      where: { email },
      order: { created_at: 'DESC' },
    });
    if (!row) throw new Error(`no alert of ${email}`);
    return row;
  }

  /** Messages of openings, whatever became of them. */
  async digests(email: string): Promise<{ id: string; estado: string; asunto: string; texto: string }[]> {
    return this.world.dataSource.query(
      `SELECT id, estado, asunto, texto FROM correos WHERE plantilla = 'alerta_ofertas' AND destinatario = $1
       ORDER BY created_at`,
      [email],
    );
  }

  /** That day's edition from its beginning to its end, with everything new by then. */
  async edition(days: number, world = this.world): Promise<string> {
    const now = this.morning(days);
    world.clock.set(now);
    const editions = world.app.get(AlertEditions);
    await editions.begin();
    const dia = now.toISOString().slice(0, 10);
    await editions.run(dia);
    await this.finished(dia);
    return dia;
  }

  /** Until the day's edition is at its end: the queue's own job may be at its last part. */
  async finished(dia: string): Promise<void> {
    await eventually(
      () => this.world.dataSource.manager.countBy(AlertEdition, { dia, terminada_at: Not(IsNull()) }),
      (count) => count === 1,
    );
  }
}

/** The token of the link to this page. */
export function tokenIn(mail: Pick<ReceivedMail, 'text'>, page: string): string {
  const [, token] = new RegExp(`${page}\\?token=([\\w-]+)`).exec(mail.text) ?? [];
  if (!token) throw new Error(`no link to ${page}`);
  return token;
}
