import { PHONE_MESSAGE } from '@hiring/contract';
import { inTransaction } from '../../../src/platform/database/transactions/transaction.js';
import { FORM, pdf, submit } from '../application-form.js';
import { type Agent, createWorld, type World } from '../../world.js';
import { PersonalDataHooks } from '../../../src/platform/personal-data/personal-data-hooks.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

let number = 0;
async function applicant(cv = pdf('primero')): Promise<{ agent: Agent; id: string; email: string }> {
  number += 1;
  const email = `persona${number}@example.com`;
  const agent = await world.registered(email);
  await submit(agent, { cv }).expect(201);
  return { agent, email, id: (await portal(agent)).candidate.id };
}

const portal = async (agent: Agent) => (await agent.get('/api/candidates/me').expect(200)).body;
const { aviso_version: _shown, ...PROFILE } = FORM;
const edit = async (agent: Agent, fields: object) =>
  agent
    .put('/api/candidates/me')
    .send({ ...PROFILE, updated_at: (await portal(agent)).candidate.updated_at, ...fields });
const replace = (agent: Agent, cv: Buffer) =>
  agent.put('/api/candidates/me/cv').attach('cv', cv, 'Nuevo.pdf');

async function logged(id: string): Promise<{ action: string; details: string }[]> {
  return world.dataSource.query(`SELECT action, details FROM system_logs WHERE entity_id = $1 ORDER BY id`, [
    id,
  ]);
}

describe('the edit form', () => {
  it('saves the profile; HR sees which fields changed, not their values', async () => {
    const { agent, id } = await applicant();
    const response = await edit(agent, {
      ciudad: 'Sabadell',
      posicion: 'Jefa de taller',
      departamento: 'ventas',
    });
    expect([response.status, response.body.message]).toEqual([200, 'Perfil actualizado correctamente']);
    expect(response.body.candidate).toMatchObject({ ciudad: 'Sabadell', posicion: 'Jefa de taller' });
    const [entry] = await logged(id);
    expect(entry).toEqual({
      action: 'profile.updated',
      details: 'Perfil actualizado por su titular: Ciudad, Departamento, Posición',
    });
    // The application keeps its own location.
    expect((await portal(agent)).current).toMatchObject({
      departamento: 'mantenimiento',
      posicion: 'mecanico',
    });
  });

  it('has the rules and messages of the application form', async () => {
    const { agent } = await applicant();
    const response = await edit(agent, {
      nombre: '  ',
      telefono: 'no',
      departamento: 'chofer',
      codigo_postal: '',
    });
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual({
      nombre: expect.arrayContaining(['El campo Nombre es obligatorio']),
      telefono: [PHONE_MESSAGE],
    });
    const elsewhere = await edit(agent, { departamento: 'chofer' });
    expect(elsewhere.body.errors).toEqual({ departamento: ['El departamento no es válido'] });
    expect((await edit(agent, { fecha_nacimiento: '2020-01-01' })).body.errors).toEqual({
      fecha_nacimiento: ['Debes tener al menos 16 años'],
    });
  });

  it('accepts the skills as the list that it gives', async () => {
    const { agent } = await applicant();
    const { habilidades } = (await portal(agent)).candidate;
    const { body } = await edit(agent, { habilidades: [...habilidades, 'Pintura'] });
    expect(body.candidate.habilidades).toEqual(['Diagnosis', 'Frenos', 'Pintura']);
    expect((await edit(agent, { habilidades: [] })).body.candidate.habilidades).toEqual([]);
    for (const wrong of [[1], [null], 7, { uno: 'Frenos' }]) {
      expect((await edit(agent, { habilidades: wrong })).body.errors).toEqual({
        habilidades: ['Las habilidades no son válidas: una lista de textos'],
      });
    }
    const many = Array.from({ length: 51 }, (_, place) => `Habilidad ${place}`);
    expect((await edit(agent, { habilidades: many })).body.errors).toEqual({
      habilidades: ['Escribe como máximo 50 habilidades: hay 51'],
    });
  });

  it('keeps a department that only this profile has', async () => {
    const agent = await world.registered('chofer@example.com');
    await submit(agent, { fields: { departamento: 'chofer', posicion: 'conductor' } }).expect(201);
    const kept = { departamento: 'chofer', posicion: 'conductor', ciudad: 'Rubí' };
    expect((await edit(agent, kept)).status).toBe(200);
  });

  it('in two tabs warns the second, and the same data again are no conflict', async () => {
    const { agent } = await applicant();
    const { updated_at } = (await portal(agent)).candidate;
    const [first, second] = await Promise.all([
      edit(agent, { ciudad: 'Terrassa', updated_at }),
      edit(agent, { ciudad: 'Manresa', updated_at }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const refused = first.status === 409 ? first : second;
    expect(refused.body.code).toBe('stale_profile');
    const { ciudad } = (await portal(agent)).candidate;
    const again = await edit(agent, { ciudad, updated_at });
    expect([again.status, again.body.changed]).toEqual([200, false]);
  });

  it('of a person without an application is not found; a visitor is asked to sign in', async () => {
    const agent = await world.registered('nadie@example.com');
    const response = await agent
      .put('/api/candidates/me')
      .send({ ...PROFILE, updated_at: new Date().toISOString() });
    expect([response.status, response.body.code]).toEqual([404, 'candidate_not_found']);
    expect((await world.agent().put('/api/candidates/me').send({})).status).toBe(401);
  });
});

describe('a replaced CV', () => {
  it('is the current one for the candidate; HR sees both, and each view is logged', async () => {
    const { agent, id } = await applicant();
    const response = await replace(agent, pdf('segundo')).expect(200);
    expect(response.body.cv.nombre_original).toBe('Nuevo.pdf');
    const hr = await world.signedInAs('rrhh');
    const { body } = await hr.get(`/api/candidates/${id}/cv/history`).expect(200);
    expect(body).toMatchObject([
      { origen: 'portal', hasta: null, nombre_original: 'Nuevo.pdf' },
      { origen: 'candidatura', hasta: expect.any(String), nombre_original: 'CV.pdf' },
    ]);
    const old = await hr.get(body[1].url).buffer().expect(200);
    expect(Buffer.compare(old.body as Buffer, pdf('primero'))).toBe(0);
    expect((await logged(id)).map(({ action }) => action)).toEqual(['cv.replaced', 'cv.viewed']);
    await agent.get(`/api/candidates/${id}/cv/history`).expect(403);
    await agent.get(body[1].url).expect(403);
    const { id: other } = await applicant();
    await hr.get(body[1].url.replace(id, other)).expect(404);
  });

  it('with the same content changes nothing, also many times at once', async () => {
    const { agent, id } = await applicant();
    const answers = await Promise.all([1, 2, 3, 4].map(() => replace(agent, pdf('igual'))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await world.dataSource.query(
      `SELECT hasta IS NULL AS current FROM cv_historial WHERE candidato_id = $1 ORDER BY desde`,
      [id],
    );
    expect(rows).toEqual([{ current: false }, { current: true }]);
    const files = await world.dataSource.query(
      `SELECT count(*)::int AS n FROM archivos f JOIN candidates c USING (user_id) WHERE c.id = $1`,
      [id],
    );
    expect(files).toEqual([{ n: 2 }]);
  });

  it('with different contents at once leaves one current version', async () => {
    const { agent, id } = await applicant();
    await Promise.all(['a', 'b', 'c'].map((text) => replace(agent, pdf(text)).expect(200)));
    const [row] = await world.dataSource.query(
      `SELECT count(*)::int AS versions, count(*) FILTER (WHERE h.hasta IS NULL AND h.archivo_id = c.cv_archivo_id)::int AS current
       FROM cv_historial h JOIN candidates c ON c.id = h.candidato_id WHERE c.id = $1`,
      [id],
    );
    expect(row).toEqual({ versions: 4, current: 1 });
  });

  it('sent with the application form is stored too', async () => {
    const { agent, id } = await applicant();
    await submit(agent, { cv: pdf('tercero') }).expect(200);
    const hr = await world.signedInAs('rrhh');
    const { body } = await hr.get(`/api/candidates/${id}/cv/history`).expect(200);
    expect(body.map(({ origen }: { origen: string }) => origen)).toEqual(['candidatura', 'candidatura']);
  });

  it('must be a CV, and needs an application', async () => {
    const { agent } = await applicant();
    expect((await replace(agent, Buffer.from('hola'))).body.code).toBe('cv_wrong_type');
    expect((await agent.put('/api/candidates/me/cv')).body.code).toBe('cv_required');
    const stranger = await world.registered('sincv@example.com');
    expect((await replace(stranger, pdf())).status).toBe(404);
  });
});

describe('a withdrawal', () => {
  const withdraw = (agent: Agent, id: string, estado = 'recibida') =>
    agent.post(`/api/applications/${id}/withdraw`).send({ estado });
  const mails = (id: string) =>
    world.dataSource.query<{ plantilla: string; estado: string; destinatario: string }[]>(
      `SELECT plantilla, estado, destinatario FROM correos WHERE aplicacion_id = $1 ORDER BY created_at, id`,
      [id],
    );

  it('closes the application, cancels pending messages, tells HR, and removes the card from the board', async () => {
    const { agent, id } = await applicant();
    const { current } = await portal(agent);
    const hr = await world.signedInAs('rrhh');
    // Its message is due a minute later, so nothing is sent before the undo.
    world.clock.advance(60_000);
    await hr
      .post(`/api/applications/${current.id}/move`)
      .send({ estado: 'en_revision', version: 1 })
      .expect(200);
    world.clock.reset();
    const response = await withdraw(agent, current.id, 'en_revision');
    expect([response.status, response.body.estado_texto, response.body.abierta]).toEqual([
      200,
      'Retirada',
      false,
    ]);
    expect(response.body.estado).toBe('en_revision');
    const written = await mails(current.id);
    expect(written.find(({ plantilla }) => plantilla === 'cambio_estado')?.estado).toBe('cancelado');
    expect(written.find(({ plantilla }) => plantilla === 'candidatura_retirada')).toBeDefined();
    const rows = await hr.get('/api/candidates?range=[0,99]').expect(200);
    expect(rows.body.map((row: { id: string }) => row.id)).not.toContain(id);
    expect(await findInvariantViolations(world.dataSource)).toEqual([]);
    // It can be applied again.
    await submit(agent).expect(201);
  });

  it('twice at once or repeated gets the same response, and tells HR once', async () => {
    const { agent } = await applicant();
    const { current } = await portal(agent);
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(agent, current.id)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await withdraw(agent, current.id)).body).toEqual(answers[0]?.body);
    const told = (await mails(current.id)).filter(({ plantilla }) => plantilla === 'candidatura_retirada');
    expect(told).toHaveLength(1);
  });

  it('is refused for a closed application, a changed one and another person’s', async () => {
    const { agent } = await applicant();
    const { current } = await portal(agent);
    const stranger = (await applicant()).agent;
    expect((await withdraw(stranger, current.id)).body.code).toBe('application_not_found');
    expect((await withdraw(stranger, current.id)).status).toBe(404);
    await world.moveTo(current.id, 'en_revision');
    expect((await withdraw(agent, current.id)).body.code).toBe('stale_version');
    await world.moveTo(current.id, 'contratada');
    const refused = await withdraw(agent, current.id, 'contratada');
    expect([refused.status, refused.body.code]).toEqual([409, 'application_closed']);
  });

  it('does not reveal in its response that a rejection waits to be sent', async () => {
    const { agent } = await applicant();
    const { current } = await portal(agent);
    const hr = await world.signedInAs('rrhh');
    await hr
      .post(`/api/applications/${current.id}/move`)
      .send({ estado: 'rechazada', version: 1 })
      .expect(200);
    const response = await withdraw(agent, current.id);
    expect([response.status, response.body.estado]).toEqual([200, 'recibida']);
    const rejection = (await mails(current.id)).find(({ plantilla }) => plantilla === 'rechazo');
    expect(rejection?.estado).toBe('cancelado');
  });
});

describe('the stored data of a person', () => {
  it('are exported whole and without authors, and their files are deleted with them', async () => {
    const { agent, id } = await applicant();
    await replace(agent, pdf('otro')).expect(200);
    const hooks = world.app.get(PersonalDataHooks);
    const { manager } = world.dataSource;
    const subject = { userId: null, candidateId: id };
    const read = async (name: string) =>
      hooks
        .parts()
        .find((part) => part.name === name)
        ?.read(manager, subject);
    expect((await read('perfil'))?.data).toMatchObject({ nombre: 'Núria', ciudad: 'Barcelona' });
    expect((await read('candidaturas'))?.data).toMatchObject([{ estado: 'recibida', notas_rrhh: null }]);
    const cv = await read('cv');
    expect([cv?.files?.length, JSON.stringify(cv?.data)]).toEqual([2, expect.stringContaining('Nuevo.pdf')]);
    await inTransaction(world.dataSource, async (transaction) => {
      for (const part of hooks.parts()) await part.erase?.(transaction, subject);
      await transaction.query(`DELETE FROM candidates WHERE id = $1`, [id]);
    });
    const files = await manager.query(`SELECT estado FROM archivos WHERE id = ANY($1)`, [
      cv?.files?.map(({ archivoId }) => archivoId),
    ]);
    expect(files).toEqual([{ estado: 'borrar' }, { estado: 'borrar' }]);
  });
});
