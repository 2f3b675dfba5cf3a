import { AVISO_FORMULARIOS, noticeFault, OTHER_LANGUAGES, readNotice } from '@hiring/contract';
import { askingIn } from '../../src/platform/http/language/language.js';
import { NoticesService } from '../../src/privacy/notices/notices.service.js';
import { PASSWORD } from '../auth/auth-journey.js';
import { type Agent, createWorld, type World } from '../world.js';

interface Version {
  numero: number;
  codigo: string;
  texto: string;
  en_vigor: boolean;
  vigente_desde: string | null;
  version: number;
}

let world: World;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedInAs('admin');
});
afterAll(() => world.close());

const PATH = '/api/privacy/notices';
const list = async (form: string): Promise<Version[]> =>
  (await admin.get(`${PATH}/${form}`).expect(200)).body as Version[];

it('the first version contains the texts of the forms, and describes the automatic retention', async () => {
  for (const form of AVISO_FORMULARIOS) {
    const versions = await list(form);
    const [current] = versions;
    const codes = form === 'contacto' ? ['1.1'] : ['2', '1.1'];
    expect(versions.map(({ codigo, en_vigor }) => [codigo, en_vigor])).toEqual(
      codes.map((code, place) => [code, place === 0]),
    );
    if (form !== 'contacto') expect(String(current?.texto)).toContain('24 meses');
    expect(noticeFault(String(current?.texto))).toBeNull();
    const { apartados } = readNotice(String(current?.texto));
    expect(apartados.map(({ titulo }) => titulo)).toEqual([
      'Responsable',
      'Base jurídica',
      'Cuánto tiempo',
      'Destinatarios',
      'Derechos',
    ]);
  }
});

it.each(OTHER_LANGUAGES)(
  'who asks in %s reads the notices that come with the product in it',
  async (language) => {
    const notices = world.app.get(NoticesService);
    for (const form of AVISO_FORMULARIOS) {
      const spanish = await notices.shown(form);
      const shown = await askingIn(language, () => notices.shown(form));
      expect(shown).toMatchObject({ idioma: language, version: `${spanish.version}-${language}` });
      // Links and facts of the company stand in each paragraph, wherever the language puts them.
      const filledIn = ({ contenido: { resumen, apartados } }: typeof shown) =>
        [resumen, ...apartados.map(({ texto }) => texto)].map((pieces) =>
          pieces.flatMap((piece) => (piece.kind === 'text' ? [] : [piece.kind])).sort(),
        );
      expect(filledIn(shown)).toEqual(filledIn(spanish));
      const words = JSON.stringify(shown.contenido);
      expect(words).not.toMatch(/Responsable: |tus datos|Cuánto tiempo|selección|Derechos/);
      expect(words).toContain('/politica-privacidad');
    }
  },
);

it('a draft becomes a version with unchangeable text, and forms show it in every process', async () => {
  const other = await createWorld({ databaseUrl: world.environment.databaseUrl });
  try {
    const [current] = await list('contacto');
    await other.app.get(NoticesService).shown('contacto');
    const texto = `${String(current?.texto)}\n\nNovedad: Ahora también respondemos por teléfono.`;
    const { body: draft } = await admin.put(`${PATH}/contacto/draft`).send({ texto }).expect(200);
    await admin.put(`${PATH}/contacto/draft`).send({ texto }).expect(409);
    const shown = await world.app.get(NoticesService).shown('contacto');
    expect(shown.version).toBe('1.1');

    const { version } = draft as Version;
    const publish = () => admin.post(`${PATH}/contacto/publish`).send({ version });
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await world.app.get(NoticesService).shown('contacto')).version).toBe('2');
    // Of the company's own words nobody has made a translation.
    const foreign = await askingIn('ro', () => world.app.get(NoticesService).shown('contacto'));
    expect(foreign).toMatchObject({ idioma: 'es', version: '2' });
    await world.until(async () => (await other.app.get(NoticesService).shown('contacto')).version === '2');

    const versions = await list('contacto');
    expect(versions.map(({ codigo, en_vigor }) => [codigo, en_vigor])).toEqual([
      ['2', true],
      ['1.1', false],
    ]);
    await expect(
      world.dataSource.query(`UPDATE avisos_privacidad SET texto = 'otro' WHERE codigo = '1.1'`),
    ).rejects.toThrow('does not change');
    const log = await world.dataSource.query(
      `SELECT cambios FROM system_logs WHERE action = 'privacy.notice_published'`,
    );
    expect(log).toEqual([{ cambios: { version: { antes: '1.1', ahora: '2' } } }]);
  } finally {
    await other.close();
  }
});

it('a notice with unsafe content, or without changes, is refused', async () => {
  const save = (texto: string, version?: number) =>
    admin.put(`${PATH}/registro/draft`).send({ texto, ...(version ? { version } : {}) });
  const long = 'Tratamos tus datos para crear tu cuenta y nada más que para eso.';
  for (const bad of [`${long} [pulsa](javascript:alert(1))`, `${long} {clave_secreta}`, 'corto']) {
    await save(bad).expect(422);
  }
  const [current] = await list('registro');
  const { body } = await save(String(current?.texto)).expect(200);
  const { version } = body as Version;
  await admin.post(`${PATH}/registro/publish`).send({ version }).expect(409);
  await admin.delete(`${PATH}/registro/draft`).expect(204);
  expect(await list('registro')).toHaveLength(2);
  await admin.get(`${PATH}/otro`).expect(404);
  await (await world.signedInAs('rrhh')).get(`${PATH}/registro`).expect(403);
});

it('a registration stores the version that it showed, and the data export names it', async () => {
  const agent = world.agent();
  const fields = { email: 'nueva@example.com', password: PASSWORD, confirm_password: PASSWORD };
  await agent
    .post('/api/auth/register')
    .send({ ...fields, aviso_version: '1.1' })
    .expect(201);
  const rows = await world.dataSource.query(
    `SELECT aviso_version, aviso_mostrado_at IS NOT NULL AS dated FROM users WHERE email = $1`,
    [fields.email],
  );
  expect(rows).toEqual([{ aviso_version: '1.1', dated: true }]);
});
