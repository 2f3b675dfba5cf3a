import { randomBytes } from 'node:crypto';
import { SealedValues } from '../../src/onboarding/tasks/sealed-values.js';
import { inTransaction } from '../../src/platform/database/transactions/transaction.js';
import { ErasePerson } from '../../src/privacy/erasure/erase-person.js';
import { SecretBox } from '../../src/platform/secrets/secret-box.js';
import { PersonalDataHooks } from '../../src/platform/personal-data/personal-data-hooks.js';
import { type Agent, createWorld, type World } from '../world.js';
import { givenHired, IBAN, taskOf } from './onboarding-given.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

async function givenIban() {
  const hired = await givenHired(world, hr);
  const { id } = taskOf(hired.record, 'iban');
  await hired.agent
    .put(`/api/onboardings/mine/tasks/${id}/value`)
    .send({ valor: IBAN, version: 1 })
    .expect(200);
  return { ...hired, task: id };
}

describe('what an incorporación holds of a person', () => {
  it('is in the copy of their data, with the values as they are', async () => {
    const { candidate } = await givenIban();
    const part = world.app
      .get(PersonalDataHooks)
      .parts()
      .find(({ name }) => name === 'incorporaciones');
    const { data } =
      (await part?.read(world.dataSource.manager, { userId: null, candidateId: candidate })) ?? {};
    expect(data).toEqual([
      expect.objectContaining({
        estado: 'abierta',
        tareas: expect.arrayContaining([
          expect.objectContaining({
            titulo: 'La cuenta para tu nómina',
            valor: { valor: 'ES9121000418450200051332' },
          }),
        ]),
      }),
    ]);
  });

  it('goes with an erasure, also from messages to staff', async () => {
    const { candidate, record, task } = await givenIban();
    await world.change(
      `INSERT INTO correos (causa, plantilla, destinatario, asunto, html, texto, estado)
       VALUES ('incorporaciones:rrhh:x', 'incorporaciones_pendientes', 'rrhh@example.com', 'Núria', '', 'Núria', 'enviado')`,
    );
    const erasing = world.app.get(ErasePerson, { strict: false });
    await inTransaction(world.dataSource, (manager) => erasing.executeRecord(manager, candidate));
    const left = await world.dataSource.query(
      `SELECT (SELECT count(*)::int FROM incorporaciones WHERE id = $1) AS onboardings,
        (SELECT count(*)::int FROM tareas_incorporacion WHERE id = $2) AS tasks,
        (SELECT count(*)::int FROM correos WHERE plantilla = 'incorporaciones_pendientes') AS mails`,
      [record.id, task],
    );
    expect(left).toEqual([{ onboardings: 0, tasks: 0, mails: 0 }]);
  });

  it('is bound to its task, encrypted again after a change of the key, and unreadable without it', async () => {
    const { record, task } = await givenIban();
    const other = taskOf(record, 'talla').id;
    const read = async (id: string) =>
      (await world.dataSource.query(`SELECT * FROM tareas_incorporacion WHERE id = $1`, [id]))[0];
    const row = await read(task);
    const sealed = world.app.get(SealedValues, { strict: false });
    expect(sealed.open(row)).toEqual({ valor: 'ES9121000418450200051332' });
    expect(() => sealed.open({ ...row, id: other })).toThrow();

    const dataKey = randomBytes(32);
    const { dataKey: dataKeyOld } = world.environment;
    const renewed = new SealedValues(world.dataSource, new SecretBox({ dataKey, dataKeyOld }));
    await renewed.reseal();
    await renewed.reseal();
    const after = await read(task);
    expect(after.sellado_clave).not.toBe(row.sellado_clave);
    expect(renewed.open(after)).toEqual({ valor: 'ES9121000418450200051332' });

    expect(sealed.open(after)).toBeNull();
    const shown = await hr.get(`/api/onboardings/${record.id}`).expect(200);
    expect(taskOf(shown.body, 'iban')).toMatchObject({ valor: null, hecha_at: expect.any(String) });
    const refused = await hr.get(`/api/onboardings/${record.id}/tasks/${task}/value`).expect(409);
    expect(refused.body.code).toBe('onboarding_value_unreadable');
  });
});
