import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readApiDocument } from '../integrations/api-document.js';
import { submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

const { components } = readApiDocument() as { components: { schemas: Record<string, object> } };
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const isAllowed = ajv.compile({ ...components.schemas['ScheduleRequest'], components });

const PLACE = { ubicacion: 'Zona Franca, Barcelona' };
const LINK = { link_virtual: 'https://meet.example.com/abc' };

it.each([
  [{ tipo: 'virtual' }, false],
  [{ tipo: 'virtual', ...PLACE }, false],
  [{ tipo: 'virtual', link_virtual: null }, false],
  [{ tipo: 'virtual', ...LINK }, true],
  [{ tipo: 'presencial', ...LINK }, false],
  [{ tipo: 'presencial', ...PLACE }, true],
  [{}, false],
  [PLACE, true],
  [{ tipo: 'telefonica' }, true],
])('the API document and the server agree on an interview with %j', async (where, allowed) => {
  const agent = await world.signedInAs('candidate');
  await submit(agent).expect(201);
  const { body } = await agent.get('/api/candidates/me').expect(200);
  const { candidate } = body as { candidate: { id: string } };
  const fecha = `${new Date().getUTCFullYear() + 1}-03-02`;
  const request = { candidato_id: candidate.id, fecha, hora: '10:00', ...where };
  const { status } = await hr.post('/api/interviews').send(request);
  expect({ document: isAllowed(request), server: status === 201 }).toEqual({
    document: allowed,
    server: allowed,
  });
});
