import { SITE_LANGUAGES, type SiteLanguage, SOURCE_LANGUAGE } from '@hiring/contract';
import { inTransaction } from '../../src/platform/database/transactions/transaction.js';
import { MailService } from '../../src/mail/emails/mail.service.js';
import { MailHooks } from '../../src/mail/mail-hooks.js';
import { Email } from '../../src/mail/emails/email.entity.js';
import { PASSWORD } from '../auth/auth-journey.js';
import { submit } from '../candidates/application-form.js';
import { givenApplicant, inDays, order } from '../interviews/interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.agentOf(await world.given.user({ role: 'rrhh', nombre: 'Laia' }));
});
afterAll(() => world.close());

const speak = (agent: Agent, idioma: SiteLanguage) =>
  agent.put('/api/auth/account/language').send({ idioma }).expect(204);
const emailTo = (destinatario: string, plantilla: Email['plantilla']) =>
  world.dataSource.manager.findOneByOrFail(Email, { destinatario, plantilla });
const addressOf = async (agent: Agent): Promise<string> => (await agent.get('/api/auth/me')).body.user.email;

describe('the language of an account', () => {
  it('is that of the page on which it was made, and its first message and link are in it', async () => {
    const email = 'montse@example.com';
    await world
      .agent()
      .post('/api/auth/register')
      .set('Accept-Language', 'ca')
      .send({ email, password: PASSWORD })
      .expect(201);
    const message = await emailTo(email, 'verificacion');
    expect(message.idioma).toBe('ca');
    expect(message.html).toContain('<html lang="ca" dir="ltr">');
    const link = await world.app.get(MailHooks).makeLink(world.dataSource.manager, message);
    expect(link).toMatch(new RegExp(`^${world.environment.appUrl}/ca/verificar\\?token=`));
  });

  it('is Spanish without a wish, and with the list of languages that browsers send', async () => {
    const email = 'lista@example.com';
    const languages = 'ca-ES,ca;q=0.9,en;q=0.8';
    const agent = world.agent();
    await agent
      .post('/api/auth/register')
      .set('Accept-Language', languages)
      .send({ email, password: PASSWORD })
      .expect(201);
    expect((await agent.get('/api/auth/account')).body.idioma).toBe('es');
  });

  it('is chosen by its owner, and only from those of the product', async () => {
    const agent = await world.registered('idiomas@example.com');
    await speak(agent, 'ro');
    await speak(agent, 'ro');
    expect((await agent.get('/api/auth/account')).body.idioma).toBe('ro');
    const refused = await agent.put('/api/auth/account/language').send({ idioma: 'de' });
    expect(refused.status).toBe(422);
    await world.agent().put('/api/auth/account/language').send({ idioma: 'ca' }).expect(401);
  });
});

describe.each(SITE_LANGUAGES)('an interview with somebody who reads %s', (idioma) => {
  it('is told in it: message, day and hour, notification and portal', async () => {
    const person = await givenApplicant(world);
    await speak(person.agent, idioma);
    await hr
      .post('/api/interviews')
      .send(order(person.candidate, { fecha: inDays(5), hora: '10:00' }))
      .expect(201);
    const message = await emailTo(await addressOf(person.agent), 'confirmacion_entrevista');
    expect(message.idioma).toBe(idioma);
    const day = new Intl.DateTimeFormat(idioma === 'ar' ? 'ar-MA' : idioma, {
      weekday: 'long',
      timeZone: 'UTC',
    });
    expect(message.texto).toContain(day.format(new Date(`${inDays(5)}T10:00:00Z`)));
    const prefix = idioma === SOURCE_LANGUAGE ? '' : `/${idioma}`;
    const link = await world.app.get(MailHooks).makeLink(world.dataSource.manager, message);
    expect(new URL(link).pathname.startsWith(`${prefix}/cita/`)).toBe(true);
    expect(message.html).toContain(`dir="${idioma === 'ar' ? 'rtl' : 'ltr'}"`);

    const [notice] = await world.dataSource.query<{ titulo: string }[]>(
      `SELECT titulo FROM notificaciones WHERE candidato_id = $1`,
      [person.candidate],
    );
    const portal = await person.agent.get('/api/candidates/me').set('Accept-Language', idioma);
    const spanish = idioma === SOURCE_LANGUAGE;
    expect(notice?.titulo === 'Tienes una entrevista').toBe(spanish);
    expect(String(portal.body.current.siguiente).startsWith('Tienes una entrevista:')).toBe(spanish);
  });
});

describe('what HR writes', () => {
  it('has versions of each language: a person is written to in theirs', async () => {
    const path = '/api/templates/candidatura_recibida.ca';
    const { body: before } = await hr.get(path).expect(200);
    expect(before).toMatchObject({ id: 'candidatura_recibida.ca', idioma: 'ca', version: 0 });
    const { body: spanish } = await hr.get('/api/templates/candidatura_recibida').expect(200);
    expect(before.asunto).not.toBe(spanish.asunto);
    await hr
      .put(path)
      .send({ asunto: 'La teva candidatura: {puesto}', cuerpo: before.cuerpo, version: 0 })
      .expect(200);
    expect((await hr.get('/api/templates/candidatura_recibida')).body).toEqual(spanish);

    const agent = await world.registered('catala@example.com');
    await speak(agent, 'ca');
    await submit(agent).expect(201);
    const message = await emailTo('catala@example.com', 'candidatura_recibida');
    expect(message.asunto).toMatch(/^La teva candidatura: /);
    const versions = await hr.get(`${path}/versions`).expect(200);
    expect(versions.body.map(({ version }: { version: number }) => version)).toEqual([1, 0]);
  });

  it('lists them by language, Spanish without a wish', async () => {
    const list = async (filter: object) =>
      (await hr.get('/api/templates').query({ filter: JSON.stringify(filter) })).body as { idioma: string }[];
    const spanish = await list({});
    expect(new Set(spanish.map(({ idioma }) => idioma))).toEqual(new Set(['es']));
    const arabic = await list({ idioma: 'ar' });
    expect(arabic).toHaveLength(spanish.length);
    expect(new Set(arabic.map(({ idioma }) => idioma))).toEqual(new Set(['ar']));
    await hr.get('/api/templates/candidatura_recibida.de').expect(404);
    await hr.get('/api/templates/candidatura_recibida.es').expect(404);
  });

  it('by hand is in Spanish or Catalan, and begins in the one that the person reads', async () => {
    const draftFor = async (idioma: SiteLanguage) => {
      const { agent, application } = await givenApplicant(world);
      await speak(agent, idioma);
      const { body } = await hr
        .post('/api/emails/draft')
        .send({ aplicacion_id: application, tipo: 'contacto' })
        .expect(200);
      return body.asunto as string;
    };
    const [spanish, catalan, romanian] = [await draftFor('es'), await draftFor('ca'), await draftFor('ro')];
    expect(catalan).not.toBe(spanish);
    expect(romanian).toBe(spanish);
  });

  it('by hand to a person of another language is a Spanish message, around the words too', async () => {
    const stored = async (idioma: SiteLanguage) => {
      const { agent, application } = await givenApplicant(world);
      await speak(agent, idioma);
      const { body } = await hr
        .post('/api/emails')
        .set('Idempotency-Key', `a-mano-${idioma}`)
        .send({
          aplicacion_id: application,
          tipo: 'contacto',
          asunto: 'Una pregunta',
          cuerpo: '¿Puedes llamarnos?',
        })
        .expect(201);
      return world.dataSource.manager.findOneByOrFail(Email, { id: body.id as string });
    };
    const [spanish, catalan, arabic] = [await stored('es'), await stored('ca'), await stored('ar')];
    expect([spanish.idioma, catalan.idioma, arabic.idioma]).toEqual(['es', 'ca', 'es']);
    expect(arabic.html).toContain('lang="es"');
    expect(arabic.html).not.toContain('dir="rtl"');
  });

  it('to many at once is written to each in the language of their account', async () => {
    const languages = ['ca', 'ro', 'ar', 'es'] as const;
    const addressIn = (idioma: SiteLanguage) => `muchos-${idioma}@example.com`;
    for (const idioma of languages) await speak(await world.registered(addressIn(idioma)), idioma);
    const receivers = [...languages.map(addressIn), 'sin-cuenta@example.com'];
    await inTransaction(world.dataSource, (manager) =>
      world.app.get(MailService).writeBulk(
        manager,
        receivers.map((destinatario) => ({
          causa: `muchos:${destinatario}`,
          plantilla: 'alerta_ofertas' as const,
          destinatario,
          datos: { resumen: 'x', avance: 'x', busqueda: 'x', listado: 'https://x.example', cierre: 'x' },
        })),
      ),
    );
    const written: Email[] = [];
    for (const destinatario of receivers) written.push(await emailTo(destinatario, 'alerta_ofertas'));
    expect(written.map(({ idioma }) => idioma)).toEqual([...languages, 'es']);
    expect(new Set(written.slice(0, 4).map(({ texto }) => texto)).size).toBe(4);
  });

  it('to each other stays Spanish', async () => {
    const person = await givenApplicant(world);
    await speak(person.agent, 'ar');
    await person.agent
      .post(`/api/applications/${person.application}/withdraw`)
      .set('Accept-Language', 'ar')
      .send({ estado: 'recibida' })
      .expect(200);
    const [message] = await world.dataSource.query<Email[]>(
      `SELECT idioma, asunto FROM correos WHERE aplicacion_id = $1 AND plantilla = 'candidatura_retirada'`,
      [person.application],
    );
    expect(message?.idioma).toBe('es');
    expect(message?.asunto).toMatch(/^[\p{Script=Latin}\P{L}]+$/u);
  });
});

describe('an error', () => {
  it('is told in the language of the request, with the same code', async () => {
    const agent = await world.registered('errores@example.com');
    const ask = (language: string) =>
      agent.post('/api/auth/login').set('Accept-Language', language).send({ email: '', password: '' });
    const [spanish, arabic] = [(await ask('es-ES')).body, (await ask('ar')).body];
    expect(spanish.errors.email).toEqual(['El correo es obligatorio']);
    expect(arabic.code).toBe(spanish.code);
    expect(arabic.detail).toMatch(/\p{Script=Arabic}/u);
    expect(arabic.errors.email[0]).toMatch(/\p{Script=Arabic}/u);
  });
});
