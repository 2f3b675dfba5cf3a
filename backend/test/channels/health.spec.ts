import { CheckMinutely } from '../../src/operations/system/check-minutely.js';
import { InstallationMetrics } from '../../src/operations/system/installation-metrics.js';
import type { SystemStatus } from '../../src/operations/system/system.dto.js';
import { verified } from '../auth/security-journey.js';
import { type Agent, createWorld, type World } from '../world.js';
import { deliver, givenPerson, leave, said, saveChannel, status, text } from './channels-journey.js';
import { accepted, graphError, newId, ScriptedServer } from './scripted-servers.js';

const METRICS_TOKEN = 'the token of a collector';

let world: World;
let admin: Agent;
let graph: ScriptedServer;
beforeAll(async () => {
  world = await createWorld({
    environment: { metricsToken: METRICS_TOKEN, webhookAllowPrivate: ['127.0.0.0/8'] },
  });
  graph = await ScriptedServer.start();
  ({ browser: admin } = await verified(world, { role: 'admin', email: 'jefa@example.com' }));
});
afterAll(async () => {
  await graph.close();
  await world.close();
});

/** What the status and the metrics say of channels, as if a minute had passed. */
async function seen() {
  // The check of the start may still be running, and would be joined.
  await world.app.get(CheckMinutely).tick();
  await world.dataSource.query('UPDATE sistema_comprobaciones SET reclamada_at = NULL');
  await world.app.get(CheckMinutely).tick();
  const { body } = await admin.get('/api/system/status').expect(200);
  const parts = (body as SystemStatus).componentes.filter(({ componente }) =>
    /whatsapp|sms/.test(componente),
  );
  Object.assign(world.app.get(InstallationMetrics), { readAt: 0 });
  const { text: figures } = await world
    .agent()
    .get('/metrics')
    .set('Authorization', `Bearer ${METRICS_TOKEN}`)
    .expect(200);
  return { parts, figures: figures.split('\n').filter((line) => /whatsapp|sms/.test(line)) };
}

it('the status and the metrics tell of a channel while it is on, without numbers and texts', async () => {
  expect(await seen()).toEqual({ parts: [], figures: [] });
  expect((await saveChannel(admin, 'whatsapp', graph.url)).status).toBe(200);
  expect((await seen()).parts).toMatchObject([
    { nombre: 'WhatsApp', estado: 'ok', mensaje: 'Los mensajes salen con normalidad.' },
  ]);

  const person = await givenPerson(world);
  await deliver(world, said(world, person, text('Hola'))).expect(200);
  const hr = await world.signedInAs('rrhh');
  const send = async (words: string, estado: string) => {
    await hr.post(`/api/threads/${person.candidate}`).send({ texto: words, canal: 'whatsapp' }).expect(201);
    await leave(world);
    await world.until(async () => {
      const thread = await hr.get(`/api/threads/${person.candidate}`).expect(200);
      return thread.body.mensajes.at(-1).envio.estado === estado;
    });
  };
  graph.script = () => graphError(190, 401);
  await send('Un secreto', 'fallido');
  const broken = await seen();
  expect(broken.parts).toMatchObject([
    {
      estado: 'fallo',
      mensaje: 'No se puede enviar. WhatsApp no acepta el token de la empresa.',
      datos: {
        ultimo_fallo: expect.stringMatching(/Z$/),
        en_espera: 0,
        fallidos: 1,
        limite_alcanzado: false,
      },
    },
  ]);
  expect(broken.figures).toEqual(
    expect.arrayContaining([
      'component_up{component="whatsapp"} 0',
      'channel_messages{channel="whatsapp",state="failed"} 1',
      'channel_limit_reached{channel="whatsapp"} 0',
    ]),
  );
  expect(JSON.stringify(broken)).not.toMatch(/Un secreto|346\d{8}/);

  const id = newId('wamid');
  graph.script = (asked) => accepted(asked, id);
  await send('Otra vez', 'enviado');
  await deliver(world, status(id, 'delivered')).expect(200);
  expect((await seen()).parts[0]?.mensaje).toBe('1 mensaje no se pudo entregar en las últimas 24 horas.');
  expect((await saveChannel(admin, 'whatsapp', graph.url, { limite_mensual: 1 })).status).toBe(200);
  expect((await seen()).parts).toMatchObject([
    { estado: 'aviso', datos: { limite_alcanzado: true, ultimo_fallo: expect.stringMatching(/Z$/) } },
  ]);
  expect((await saveChannel(admin, 'whatsapp', graph.url, { activo: false })).status).toBe(200);
  expect(await seen()).toEqual({ parts: [], figures: [] });
});
