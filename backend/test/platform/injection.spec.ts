import { submit } from '../candidates/application-form.js';
import { messagesOf, order } from '../interviews/interviews-given.js';
import { createWorld, type World } from '../world.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const SCRIPT = '"><script>alert(1)</script>';
const HEADER = 'x\r\nBcc: robo@evil.example\r\n\r\nDATA';
const LINE = 'Sala 1\r\nATTENDEE:mailto:robo@evil.example\nBEGIN:VTODO;,\\';

it('text typed by a candidate stays text in messages, calendars and file names', async () => {
  const agent = await world.registered('inyeccion@example.com');
  const hr = await world.signedInAs('rrhh');
  const fields = {
    nombre: `Ana ${SCRIPT}`,
    apellidos: HEADER,
    ciudad: '{{constructor}} ${7*7} <%= 7 %>',
    carta_presentacion: `${SCRIPT}\n=HYPERLINK("http://evil.example")`,
  };
  await submit(agent, { fields, fileName: 'cv"\r\nX-Evil: 1.pdf' }).expect(201);
  const { body } = await agent.get('/api/candidates/me');
  const candidate = body.candidate.id as string;

  const cv = await agent.get(`/api/candidates/${candidate}/cv?descargar=1`).expect(200);
  expect(cv.headers['x-evil']).toBeUndefined();
  expect(cv.headers['content-disposition']).toMatch(
    /^attachment; filename="[\w. -]+"; filename\*=UTF-8''[^\s"<>]+$/,
  );
  expect(cv.headers['x-content-type-options']).toBe('nosniff');

  const order_ = order(candidate, { ubicacion: LINE, notas: SCRIPT });
  const interview = await hr.post('/api/interviews').send(order_).expect(201);
  const id = interview.body.id as string;
  const wish = { texto: `${SCRIPT} {{company}}`, propuestas: [] };
  await agent.post(`/api/interviews/${id}/reschedule-request`).send(wish).expect(200);

  const mails = await world.dataSource.query<{ asunto: string; html: string; destinatario: string }[]>(
    `SELECT asunto, html, destinatario FROM correos`,
  );
  expect(mails.length).toBeGreaterThan(2);
  for (const { asunto, html, destinatario } of mails) {
    expect(`${asunto}${destinatario}`).not.toMatch(/[\r\n\0]/);
    expect(html).not.toMatch(/<script|onerror=/i);
  }
  const calendars = (await messagesOf(world, id)).flatMap(({ calendario }) => calendario ?? []);
  const own = (await agent.get(`/api/interviews/${id}/calendar.ics`).expect(200)).text;
  for (const calendar of [...calendars, own]) {
    const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
    expect(
      lines.filter(
        (line) =>
          /^(BEGIN|END):/.test(line) &&
          !/:V(CALENDAR|EVENT|TIMEZONE|ALARM)$|:(STANDARD|DAYLIGHT)$/.test(line),
      ),
    ).toEqual([]);
    expect(lines.filter((line) => /^ATTENDEE.*:mailto:robo@/.test(line))).toEqual([]);
    expect(calendar).not.toMatch(/[^\r]\n/);
  }
});
