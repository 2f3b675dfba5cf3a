import type { Readable } from 'node:stream';
import { DISK } from '../../src/platform/files/storage/file-storage.js';
import { pdf, submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

/** Messages about server errors, word for word as in the specification. */

interface Store {
  putStream: (key: string, content: Readable, options: unknown) => Promise<void>;
  exists: (key: string) => Promise<boolean>;
  getMetaData: (key: string) => Promise<unknown>;
}

let world: World;
let agent: Agent;
let store: Store;
let real: Store;
let people = 0;
beforeAll(async () => {
  world = await createWorld();
  store = world.app.get<Store>(DISK);
  real = {
    putStream: store.putStream.bind(store),
    exists: store.exists.bind(store),
    getMetaData: store.getMetaData.bind(store),
  };
});
beforeEach(async () => {
  agent = await world.registered(`fallo${++people}@example.com`);
});
afterEach(() => Object.assign(store, real));
afterAll(() => world.close());

const failing = (times: number): void => {
  let left = times;
  store.putStream = (key, content, options) => {
    if (left-- <= 0) return real.putStream(key, content, options);
    content.destroy();
    return Promise.reject(new Error('bucket unreachable'));
  };
};
const losing = (): void => {
  store.exists = () => Promise.resolve(false);
  store.getMetaData = () => Promise.reject(new Error('not found'));
};
const files = async (): Promise<unknown[]> =>
  world.dataSource.query(`SELECT 1 FROM archivos f JOIN users u ON u.id = f.user_id WHERE u.email = $1`, [
    `fallo${people}@example.com`,
  ]);

describe('a CV', () => {
  it('that the store refuses once is stored at the second attempt, under a key that says so', async () => {
    failing(1);
    await submit(agent).expect(201);
    const rows = await world.dataSource.query<{ clave: string }[]>(
      `SELECT clave FROM archivos ORDER BY created_at DESC LIMIT 1`,
    );
    expect(rows[0]?.clave).toContain('-reintento-CV.pdf');
  });

  it.each<[string, () => void, string, string]>([
    [
      'refuses twice',
      () => failing(2),
      'upload_failed_again',
      'Error subiendo CV después de reintento: el almacén de archivos no responde. Vuelve a intentarlo.',
    ],
    ['takes and has not', losing, 'upload_lost', 'No se pudo obtener la ruta del archivo subido'],
    [
      'refuses, takes and has not',
      () => {
        failing(1);
        losing();
      },
      'upload_lost_again',
      'No se pudo obtener la ruta del archivo subido después de reintento',
    ],
  ])(
    'that fails because of %s gets the error of the specification, and nothing is stored',
    async (_what, fail, code, detail) => {
      for (const send of [
        () => submit(agent),
        () => agent.put('/api/drafts/mine/cv').attach('cv', pdf(), 'CV.pdf'),
      ]) {
        fail();
        expect((await send()).body).toMatchObject({ status: 502, code, detail });
      }
      expect(await files()).toEqual([]);
      expect((await agent.get('/api/candidates/me')).body.candidate).toBeNull();
    },
  );
});

it('an error of the store for other files does not mention the CV', async () => {
  await submit(agent).expect(201);
  const { body } = await agent.get('/api/candidates/me');
  const hr = await world.signedInAs('rrhh');
  const order = { candidato_id: body.candidate.id as string, nombre: 'DNI' };
  const document = await hr.post('/api/documents').send(order).expect(201);
  failing(4);
  const sent = await agent
    .put(`/api/documents/${document.body.id as string}/file`)
    .attach('archivo', pdf(), 'dni.pdf');
  expect([sent.status, sent.body.code]).toEqual([502, 'document_failed']);
  const written = await agent
    .post('/api/threads/mine')
    .field('texto', 'Hola')
    .attach('adjuntos', pdf(), 'a.pdf');
  expect([written.status, written.body.code]).toEqual([502, 'attachment_failed']);
  expect(await files()).toHaveLength(1);
});

it('a candidate that cannot be saved gets an error, and neither row nor file is left', async () => {
  const broken = `ALTER TABLE aplicacion_historial ADD CONSTRAINT roto CHECK (false) NOT VALID`;
  await world.dataSource.query(broken);
  try {
    const answer = await submit(agent);
    expect(answer.body).toMatchObject({ status: 500, code: 'candidate_not_created' });
    expect(answer.body.detail).toMatch(/^Error creando candidato: \S/);
    expect(answer.text).not.toMatch(/roto|historial|constraint/);
  } finally {
    await world.dataSource.query(`ALTER TABLE aplicacion_historial DROP CONSTRAINT roto`);
  }
  expect(await files()).toEqual([]);
  await submit(agent).expect(201);
});

it('requests without a session, without a profile or with invalid texts get the messages of the specification', async () => {
  const answers = [
    [await submit(world.agent()), 401, 'Tu sesión ha terminado. Inicia sesión para continuar.'],
    [await agent.put('/api/candidates/me/cv').attach('cv', pdf(), 'CV.pdf'), 404, 'Candidato no encontrado'],
    [
      await world
        .agent()
        .post('/api/auth/register')
        .send({
          email: `fallo${people}@example.com`,
          password: 'una-clave-1',
          confirm_password: 'una-clave-1',
        }),
      409,
      'Este correo ya está registrado. ¿Ya tienes cuenta?',
    ],
  ] as const;
  for (const [answer, status, detail] of answers) {
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
  }
});

it.each([
  [{}, { email: 'El correo es obligatorio', password: 'La contraseña es obligatoria' }],
  [
    { email: 'sin-arroba', password: 'una-clave-1', confirm_password: 'una-clave-1' },
    { email: 'El correo no es válido' },
  ],
  [
    { email: 'a@example.com', password: '12345', confirm_password: '12345' },
    { password: 'La contraseña debe tener al menos 6 caracteres' },
  ],
  [
    { email: 'a@example.com', password: 'una-clave-1', confirm_password: 'otra' },
    { confirm_password: 'Las contraseñas no coinciden' },
  ],
])('a registration with %j gets the error %j', async (body, expected) => {
  const answer = await world.agent().post('/api/auth/register').send(body);
  expect(answer.status).toBe(422);
  for (const [field, message] of Object.entries(expected)) {
    expect(answer.body.errors[field]).toEqual([message]);
  }
});
