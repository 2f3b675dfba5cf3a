import { FORM, submit } from '../candidates/application-form.js';
import { PASSWORD } from '../auth/auth-journey.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let agent: Agent;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  await world.dataSource.query(`DELETE FROM rate_limits`);
  agent = await world.signedInAs('candidate');
  await submit(agent).expect(201);
});
afterAll(() => world.close());

const ID = '8c2f0c8e-0000-4000-8000-000000000000';
const { aviso_version: _, ...PROFILE } = FORM;
const date = `${new Date().getUTCFullYear() + 1}-05-04`;

/** Everything but one field is valid, so that the form rules reach that field. */
const BODIES: Record<string, { verb: 'post' | 'put'; body: Record<string, unknown> }> = {
  '/api/auth/register': {
    verb: 'post',
    body: { email: 'n@example.com', password: PASSWORD, confirm_password: PASSWORD, vacante_id: ID },
  },
  '/api/auth/login': { verb: 'post', body: { email: 'n@example.com', password: PASSWORD } },
  '/api/auth/email-exists': { verb: 'post', body: { email: 'n@example.com' } },
  '/api/auth/forgot-password': { verb: 'post', body: { email: 'n@example.com' } },
  '/api/auth/verify-email': { verb: 'post', body: { token: 'x'.repeat(43), password: PASSWORD } },
  '/api/auth/email-change': { verb: 'post', body: { email: 'o@example.com', password: PASSWORD } },
  '/api/candidates/me': {
    verb: 'put',
    body: {
      ...PROFILE,
      fecha_nacimiento: '1990-01-01',
      educacion: 'FP',
      updated_at: new Date().toISOString(),
    },
  },
  '/api/candidates/me/qualifications': {
    verb: 'put',
    body: {
      permisos: [{ tipo: 'permiso_c', caduca_el: date }],
      idiomas: [{ idioma: 'ca', nivel: 'nativo' }],
      turnos: ['manana'],
      disponible_desde: date,
      incorporacion: 'fecha',
      fines_de_semana: true,
    },
  },
  '/api/candidates/me/consents': {
    verb: 'post',
    body: { finalidad: 'futuras_ofertas', otorgado: true, version: '1', aviso_version: '1' },
  },
  '/api/drafts/mine': {
    verb: 'put',
    body: { base: 0, paso: 1, valores: { nombre: 'Ana' }, respuestas: { a: 'b' } },
  },
  '/api/threads/mine/read': { verb: 'post', body: { hasta: 1 } },
  '/api/notifications/read': { verb: 'post', body: { ids: [ID] } },
  [`/api/interviews/${ID}/reschedule-request`]: {
    verb: 'post',
    body: { texto: 'Otro día', propuestas: [{ fecha: date, hora: '10:00' }] },
  },
  '/api/contact': {
    verb: 'post',
    body: {
      servicio: 'transporte',
      nombre: 'Ana',
      email: 'n@example.com',
      mensaje: 'Hola',
      aviso_version: '1',
    },
  },
  '/api/alerts': {
    verb: 'post',
    body: { email: 'n@example.com', criterios: { q: 'chofer' }, aviso_version: '1' },
  },
};

const WRONG: readonly unknown[] = [
  undefined,
  null,
  [],
  [null],
  [['x']],
  {},
  { a: null },
  { __proto__: null, constructor: 1, valores: { a: [1] } },
  7,
  1.5,
  -1e300,
  'a\0\ud800b',
  ' ',
  '0000-00-00',
  '99999-01-01T00:00:00Z',
  'x'.repeat(9000),
];

it.each(Object.entries(BODIES))(
  '%s causes no server error with a wrong value',
  async (path, { verb, body }) => {
    const failures: string[] = [];
    const changes = Object.keys(body).flatMap((field) => WRONG.map((value) => ({ ...body, [field]: value })));
    // One level deeper: the items of lists and groups.
    for (const [field, value] of Object.entries(body)) {
      const [first] = Array.isArray(value) ? (value as unknown[]) : [value];
      if (typeof first !== 'object' || first === null) continue;
      for (const name of Object.keys(first)) {
        for (const wrong of WRONG) {
          const part = { ...first, [name]: wrong };
          changes.push({ ...body, [field]: Array.isArray(value) ? [part] : part });
        }
      }
    }
    for (const [n, change] of changes.entries()) {
      if (n % 20 === 0) await world.dataSource.query(`DELETE FROM rate_limits`);
      const { status } = await agent[verb](path).send(change);
      if (status >= 500) failures.push(`${JSON.stringify(change).slice(0, 120)} ${status}`);
    }
    expect(failures).toEqual([]);
  },
);
