import { XMLParser } from 'fast-xml-parser';
import { submit } from '../candidates/application-form.js';
import { MailSink, type ReceivedMail } from '../mail/mail-sink.js';
import { order } from '../interviews/interviews-given.js';
import { PublishedSite } from '../site/published-site.js';
import { type Agent, createWorld, type World } from '../world.js';

jest.setTimeout(120_000);

const MARKUP = `"><img src=x onerror=alert(1)><script>alert(1)</script>]]>`;
const HEADER = 'x\r\nBcc: robo@evil.example\r\nX-Evil: 1\r\n\r\n<b>otro cuerpo</b>';
const TEMPLATE =
  '{{constructor.constructor("return process.env")()}} {{#with this}}{{/with}} {{{nombre}}} ${7*7}';
const FORMULAS = ['=cmd|calc', '+1+1', '-2+3', '@SUM(1)', '\t=1+1', ' =1+1', '＝1+1'];

let world: World;
let sink: MailSink;
let hr: Agent;
let admin: Agent;
let candidate: string;
beforeAll(async () => {
  sink = await (await MailSink.reserve()).up();
  world = await createWorld({ environment: { smtpUrl: sink.url } });
  hr = await world.signedInAs('rrhh');
  admin = await world.signedInAs('admin');
  const agent = await world.registered('inyeccion@example.com');
  const fields = {
    nombre: `Ana ${MARKUP}`,
    apellidos: HEADER,
    ciudad: TEMPLATE,
    direccion: FORMULAS[0] ?? '',
    habilidades: FORMULAS.join(', '),
    carta_presentacion: `${TEMPLATE}\n${MARKUP}`,
  };
  await submit(agent, { fields }).expect(201);
  candidate = (await agent.get('/api/candidates/me')).body.candidate.id as string;
});
afterAll(async () => {
  await world.close();
  await sink.down();
});

describe('a message', () => {
  /** The only headers of a message of the product. */
  const HEAD =
    /^(from|to|reply-to|subject|date|message-id|mime-version|content-type|content-transfer-encoding|auto-submitted|x-auto-response-suppress|list-unsubscribe|list-unsubscribe-post|list-id|references|in-reply-to|x-[\w-]*id|precedence|feedback-id)$/;

  function expectPlain({ headers, to, raw, html, subject }: ReceivedMail): void {
    expect([...headers.keys()].filter((name) => !HEAD.test(name))).toEqual([]);
    expect(to.filter((address) => address.includes('evil'))).toEqual([]);
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|Cc|X-Evil):/im);
    expect(html).not.toMatch(/<script|<img[^>]*onerror/i);
    expect(subject).not.toMatch(/[\r\n]/);
  }

  it('contains typed text as text: no header, no markup, no template', async () => {
    const contact = {
      nombre: `Eva ${HEADER}`,
      email: 'eva@example.com',
      servicio: 'transporte',
      empresa: MARKUP,
      mensaje: `${TEMPLATE}\n${MARKUP}\r\n.\r\nRCPT TO:<robo@evil.example>`,
      telefono: '+34 600 000 001',
    };
    const sent = await world.agent().post('/api/contact').send(contact);
    expect(sent.status).toBeLessThan(500);
    const interview = order(candidate, { ubicacion: HEADER, notas: MARKUP });
    expect((await hr.post('/api/interviews').send(interview)).status).toBe(201);
    const { body: page } = await hr.get('/api/candidates').query({ range: '[0,9]' });
    const [person] = page as { aplicacion_id: string }[];
    for (const [asunto, mensaje] of [
      [`Hola ${MARKUP}`, `${TEMPLATE}\n${MARKUP}`],
      [`Hola\r\nBcc: robo@evil.example`, HEADER],
    ]) {
      const message = {
        candidaturaId: person?.aplicacion_id,
        aplicacion_id: person?.aplicacion_id,
        tipo: 'contacto',
        asunto,
        mensaje,
      };
      expect((await hr.post('/api/rrhh/send').send(message)).status).toBeLessThan(500);
    }
    await world.until(() => Promise.resolve(sink.received.length >= 3));
    for (const mail of sink.received) expectPlain(mail);
    const everything = sink.received.map(({ html, text }) => html + text).join('\n');
    expect(everything).not.toMatch(/SESSION_SECRET|DATABASE_URL|\[object Object\]/);
  });

  it.each([
    'a@b.example\r\nBcc: robo@evil.example',
    'a@b.example, robo@evil.example',
    '"x\r\nRCPT TO:<robo@evil.example>"@b.example',
    'a@b.example;robo@evil.example',
    '<a@b.example>',
    'a@b.example%0aBcc:robo@evil.example',
  ])('is not sent to two addresses in one (%j)', async (email) => {
    const before = (await world.dataSource.query<object[]>(`SELECT 1 FROM correos`)).length;
    for (const [path, body] of [
      ['/api/auth/register', { email, password: 'una-clave-1', confirm_password: 'una-clave-1' }],
      ['/api/auth/forgot-password', { email }],
      ['/api/auth/sign-in-link', { email }],
      ['/api/alerts', { email, criterios: { q: 'chofer' }, aviso_version: '1' }],
      ['/api/contact', { nombre: 'Eva', email, servicio: 'transporte', mensaje: 'Hola' }],
    ] as const) {
      await world.dataSource.query(`DELETE FROM rate_limits`);
      expect([path, (await world.agent().post(path).send(body)).status]).toEqual([path, 422]);
    }
    const created = await admin.post('/api/users').send({ email, nombre: 'X', apellidos: 'Y', role: 'rrhh' });
    expect(created.status).toBe(422);
    expect(await world.dataSource.query(`SELECT 1 FROM correos`)).toHaveLength(before);
  });
});

describe('an export for spreadsheets', () => {
  /** Cells as Excel reads them: semicolons, quotes doubled. */
  const cellsOf = (csv: string): string[] =>
    [...csv.replace(/^\uFEFF/, '').matchAll(/(?:^|;|\r\n)("(?:[^"]|"")*"|[^;\r\n]*)/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    );

  it('has no formula in a cell, whatever people call themselves', async () => {
    for (const [n, formula] of FORMULAS.entries()) {
      const agent = await world.registered(`formula${n}@example.com`);
      await submit(agent, { fields: { nombre: formula, apellidos: formula, ciudad: formula } }).expect(201);
    }
    await world.dataSource.query(`UPDATE candidates SET direccion = $1`, [FORMULAS[0]]);
    const today = new Date().toISOString().slice(0, 10);
    const exports: [string, number][] = [];
    for (const path of [
      '/api/applications/export?formato=csv',
      '/api/logs/export',
      `/api/privacy/retention/plan/export?paso=aviso&fecha=${today}`,
    ]) {
      const { status, text, headers } = await admin.get(path).buffer(true);
      if (status !== 200) continue;
      exports.push([path, status]);
      expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"/);
      expect(
        cellsOf(text).filter((cell) => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) && cell !== ''),
      ).toEqual([]);
    }
    expect(exports.length).toBeGreaterThanOrEqual(2);
  });
});

it('the public site shows the text of HR as text, in pages, feeds and sitemaps', async () => {
  const title = `Chofer ${MARKUP} & Cía`;
  const id = await world.givenVacancy({ titulo: title, descripcion: `${MARKUP}\n${TEMPLATE}` });
  const site = await PublishedSite.of(world);
  try {
    for (const path of ['/carreras', `/carreras/${id}`]) {
      const { body } = await site.get(path);
      expect([path, /<img src=x|<script>alert/.test(body)]).toEqual([path, false]);
      // Nor in the block of data that search engines read, which a closing tag would end.
      for (const [, data = ''] of body.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g)) {
        expect(() => JSON.parse(data) as unknown).not.toThrow();
      }
    }
    const feeds = ['/carreras/feed.xml', '/carreras/rss.xml', '/sitemap.xml'];
    for (const path of feeds) {
      const { status, type, body } = await site.get(path);
      expect([path, status, type]).toEqual([path, 200, expect.stringContaining('xml')]);
      // As text it is a value; as an element it would be a name.
      const parsed = JSON.stringify(new XMLParser().parse(body, true));
      expect([path, /"(img|script)":/.test(parsed)]).toEqual([path, false]);
    }
  } finally {
    await site.close();
  }
});

it('a log line stays one line, whatever is requested', async () => {
  await world
    .agent()
    .post('/api/auth/login')
    .set('User-Agent', 'x\t{"level":"error"}')
    .send({ email: 'a\r\nERROR admin signed in@example.com', password: 'x' });
  const { body } = await admin.get('/api/logs').query({ range: '[0,99]' });
  for (const { details } of body as { details: string }[]) expect(details).not.toMatch(/[\r\n]/);
});
