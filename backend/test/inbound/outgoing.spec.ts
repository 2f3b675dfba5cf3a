import { MailSink, type ReceivedMail } from '../mail/mail-sink.js';
import { verified } from '../auth/security-journey.js';
import { inDays, messagesOf, order } from '../interviews/interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';
import { CONFIG, givenMailbox, givenWriter } from './inbound-journey.js';

let sink: MailSink;
let world: World;
let admin: Agent;
let hr: Agent;
beforeAll(async () => {
  sink = await (await MailSink.reserve()).up();
  world = await createWorld({
    environment: { smtpUrl: sink.url, mailFrom: 'Zarvia <seleccion@zarvia.example.com>' },
  });
  ({ browser: admin } = await verified(world, { role: 'admin', email: 'jefa@example.com' }));
  hr = await world.signedInAs('rrhh');
});
afterAll(async () => {
  await world.close();
  await sink.down();
});

const mailsTo = async (email: string, count: number): Promise<ReceivedMail[]> => {
  const of = () => sink.received.filter(({ to }) => to.includes(email));
  await world.until(() => Promise.resolve(of().length >= count));
  return of();
};

describe('the mailbox of the settings', () => {
  it('is off at first, and never shows its password', async () => {
    const { body } = await admin.get(CONFIG).expect(200);
    expect(body).toMatchObject({ direccion: null, activo: false, tiene_contrasena: false, puerto: 993 });
    const server = { servidor: 'imap.example.com', usuario: 'respuestas', contrasena: 'muy secreta' };
    const saved = await givenMailbox(admin, { ...server, activo: true });
    expect([saved.status, saved.body.activo, saved.body.tiene_contrasena]).toEqual([200, true, true]);
    expect(JSON.stringify(saved.body)).not.toContain('secreta');
    const [row] = await world.dataSource.query(`SELECT * FROM buzon_entrada`);
    expect(JSON.stringify(row)).not.toContain('secreta');
    // The password belongs to its server.
    const moved = await givenMailbox(admin, {
      ...server,
      contrasena: undefined,
      servidor: 'otro.example.com',
      activo: true,
    });
    expect([moved.status, moved.body.errors]).toEqual([422, { contrasena: ['Escribe la contraseña'] }]);
    expect((await givenMailbox(admin)).status).toBe(200);
  });

  it.each([
    [{ direccion: 'nadie' }, 'direccion'],
    [{ direccion: 'a+b@example.com' }, 'direccion'],
    [{ direccion: `${'a'.repeat(24)}@example.com` }, 'direccion'],
    [{ direccion: '', activo: true }, 'direccion'],
    [{ activo: true }, 'servidor'],
    [{ servidor: 'imap://x', activo: true }, 'servidor'],
    [{ servidor: 'imap.example.com', activo: true }, 'usuario'],
    [{ puerto: 0 }, 'puerto'],
  ])('refuses %j', async (values, field) => {
    const { status, body } = await givenMailbox(admin, values);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('is changed by administrators only, and not on an old page', async () => {
    expect((await givenMailbox(admin, { version: 1 })).body.code).toBe('conflict');
    await hr.get(CONFIG).expect(403);
    await hr.put(CONFIG).send({}).expect(403);
  });
});

describe('a message to a person', () => {
  it('carries their own address for answers, and names the earlier ones of the conversation', async () => {
    await givenMailbox(admin);
    const { email, candidate } = await givenWriter(world);
    await mailsTo(email, 1);
    await hr.post(`/api/threads/${candidate}`).field('texto', '¿Puedes venir el martes?').expect(201);
    const [first, second] = await mailsTo(email, 2);
    const replyTo = first?.headers.get('reply-to') ?? '';
    expect(replyTo).toMatch(/^respuestas\+[a-z2-7]{40}@zarvia\.example\.com$/);
    expect(second?.headers.get('reply-to')).toBe(replyTo);
    expect(first?.headers.has('in-reply-to')).toBe(false);
    expect(second?.headers.get('in-reply-to')).toBe(first?.headers.get('message-id'));
    expect(second?.headers.get('references')).toBe(first?.headers.get('message-id'));
    expect(replyTo).not.toContain(candidate);
  });

  it('to human resources about a person is answered as before', async () => {
    const { agent } = await givenWriter(world);
    const before = (await mailsTo('rrhh@example.com', 0)).length;
    await agent.post('/api/threads/mine').field('texto', 'Hola').expect(201);
    const mail = (await mailsTo('rrhh@example.com', before + 1)).at(-1);
    expect(mail?.headers.get('reply-to')).toBe('rrhh@example.com');
  });

  it('with an invitation has the same address as the organizer, and without a mailbox human resources', async () => {
    const { candidate, email } = await givenWriter(world);
    const { body } = await hr.post('/api/interviews').send(order(candidate)).expect(201);
    const unfolded = async (id: string) =>
      (
        (await messagesOf(world, id)).find(({ destinatario }) => destinatario === email)?.calendario ?? ''
      ).replace(/\r\n /g, '');
    expect(await unfolded(body.id)).toMatch(/ORGANIZER;CN="[^"]+":mailto:respuestas\+[a-z2-7]{40}@/);
    expect((await givenMailbox(admin, { direccion: '' })).status).toBe(200);
    const other = await hr
      .post('/api/interviews')
      .send(order(candidate, { fecha: inDays(6) }))
      .expect(201);
    expect(await unfolded(other.body.id)).toMatch(/ORGANIZER;CN="[^"]+":mailto:rrhh@example.com/);
    const mail = (await mailsTo(email, 3)).at(-1);
    expect(mail?.headers.get('reply-to')).toBe('rrhh@example.com');
  });
});
