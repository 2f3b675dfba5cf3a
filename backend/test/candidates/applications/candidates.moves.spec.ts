import { DeliverEmail } from '../../../src/mail/delivery/deliver-email.js';
import { order } from '../../interviews/interviews-given.js';
import { submit } from '../application-form.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  // Nothing is sent and the undo time does not expire until a test says so.
  world = await createWorld({ sendsMail: false });
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());
beforeEach(() => world.clock.stop());
afterEach(async () => {
  world.clock.reset();
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

let people = 0;
async function applicant(
  fields: Record<string, string> = {},
): Promise<{ agent: Agent; application: string; candidate: string }> {
  const agent = await world.registered(`mover${++people}@example.com`);
  const { body } = await submit(agent, { fields }).expect(201);
  const me = await agent.get('/api/candidates/me');
  return { agent, application: body.application.id, candidate: me.body.candidate.id };
}

const move = (application: string, body: object, agent = hr) =>
  agent.post(`/api/applications/${application}/move`).send(body);

async function messages(
  application: string,
): Promise<{ plantilla: string; estado: string; html: string; wait: number }[]> {
  return world.dataSource.query(
    `SELECT plantilla, estado, html, extract(epoch FROM enviar_desde - created_at)::float AS wait
     FROM correos WHERE aplicacion_id = $1 AND plantilla <> 'candidatura_recibida' ORDER BY created_at`,
    [application],
  );
}

describe('the preview of a move', () => {
  const preview = (application: string, body: object, agent = hr) =>
    agent.post(`/api/applications/${application}/move/preview`).send(body);

  it('is the message that the move then sends, and writes nothing itself', async () => {
    const { application } = await applicant();
    const request = { estado: 'contratada', mensaje_candidato: 'Empiezas <pronto>' };
    const { body } = await preview(application, request).expect(200);
    expect(body.asunto).toContain('Enhorabuena');
    expect(body.html).toContain('Empiezas &lt;pronto&gt;');
    expect(await messages(application)).toEqual([]);
    await move(application, { ...request, version: 1 });
    const [written] = await messages(application);
    expect(written).toMatchObject({ plantilla: 'contratacion', html: body.html });
  });

  it('says how many interviews to come a rejection will cancel', async () => {
    const { application, candidate } = await applicant();
    expect((await preview(application, { estado: 'rechazada' })).body.entrevistas_pendientes).toBe(0);
    await hr.post('/api/interviews').send(order(candidate)).expect(201);
    const { body } = await preview(application, { estado: 'rechazada' }).expect(200);
    expect(body.entrevistas_pendientes).toBe(1);
    expect(body.html).toContain('queda cancelada');
  });

  it('is refused for what cannot be moved, and to those who may not move', async () => {
    const { application, agent } = await applicant();
    await preview(application, { estado: 'nada' }).expect(422);
    await preview('00000000-0000-4000-8000-000000000000', { estado: 'rechazada' }).expect(404);
    await preview(application, { estado: 'rechazada' }, agent).expect(403);
    await agent.post(`/api/applications/${application}/withdraw`).send({ estado: 'recibida' }).expect(200);
    expect((await preview(application, { estado: 'rechazada' })).body.code).toBe('application_withdrawn');
  });
});

describe('a move', () => {
  it('writes estado, history, message and projection together', async () => {
    const { application, candidate, agent } = await applicant();
    const response = await move(application, {
      estado: 'en_revision',
      version: 1,
      mensaje_candidato: 'Hola <b>Núria</b>',
    });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      message: 'Candidatura movida a En revisión. Correo guardado: falta el servidor de correo.',
      changed: true,
      application: { estado: 'en_revision', version: 2 },
      candidate: { id: candidate, estado: 'en_revision', stage: 'en_revision', aplicacion_version: 2 },
    });
    const [message] = await messages(application);
    expect(message).toMatchObject({ plantilla: 'cambio_estado', estado: 'pendiente' });
    // Ten seconds from the move on; on a busy machine the row is written later.
    expect(message?.wait).toBeGreaterThan(0);
    expect(message?.wait).toBeLessThanOrEqual(10);
    expect(message?.html).toContain('Hola &lt;b&gt;Núria&lt;/b&gt;');
    const portal = await agent.get('/api/candidates/me');
    expect(portal.body.current).toMatchObject({
      estado: 'en_revision',
      mensaje: 'Nuestro equipo está revisando tu perfil y CV',
    });
    expect(portal.body.current.historial.at(-1)).toMatchObject({
      estado: 'en_revision',
      mensaje: 'Hola <b>Núria</b>',
    });
  });

  it('by two people at once is one move, and the other person is told', async () => {
    const { application } = await applicant();
    const other = await world.signedInAs('admin');
    const answers = await Promise.all([
      move(application, { estado: 'en_revision', version: 1 }),
      move(application, { estado: 'contratada', version: 1 }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const done = answers.find(({ status }) => status === 200);
    expect(refused?.body).toMatchObject({
      code: 'stale_version',
      candidate: { estado: done?.body.application.estado },
    });
    const detail = await hr.get(`/api/applications/${application}`);
    expect(detail.body.historial.filter(({ tipo }: { tipo: string }) => tipo === 'movida')).toHaveLength(1);
    expect(await messages(application)).toHaveLength(1);
  });

  it('to the current stage changes nothing', async () => {
    const { application } = await applicant();
    const response = await move(application, { estado: 'recibida', version: 1 });
    expect(response.body).toMatchObject({ changed: false, application: { version: 1 } });
    expect(await messages(application)).toEqual([]);
  });

  it('to the stage entrevista schedules an interview', async () => {
    const { application } = await applicant();
    const { body } = await move(application, { estado: 'entrevista', version: 1 });
    expect(body.application).toMatchObject({ estado: 'entrevista_programada', stage: 'entrevista' });
  });

  it('to contratada sends one hiring message and sets the hiring date', async () => {
    const { application } = await applicant();
    const { body } = await move(application, { estado: 'contratada', version: 1 });
    expect(body.application.fecha_contratacion).not.toBeNull();
    expect((await messages(application)).map(({ plantilla }) => plantilla)).toEqual(['contratacion']);
  });

  it('without notice sends nothing', async () => {
    const { application } = await applicant();
    const { body } = await move(application, { estado: 'en_revision', version: 1, notificar: false });
    expect(body.message).toBe('Candidatura movida a En revisión.');
    expect(await messages(application)).toEqual([]);
  });

  it.each([
    [{ estado: 'contratado', version: 1 }, 'estado'],
    [{ estado: 'eliminada', version: 1 }, 'estado'],
    [{ estado: 'en_revision' }, 'version'],
  ])('refuses %j', async (body, field) => {
    const { application } = await applicant();
    const response = await move(application, body);
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors)).toEqual([field]);
  });

  it('is not allowed to the candidate nor to a visitor', async () => {
    const { application, agent } = await applicant();
    expect((await move(application, { estado: 'contratada', version: 1 }, agent)).status).toBe(403);
    expect((await move(application, { estado: 'contratada', version: 1 }, world.agent())).status).toBe(401);
  });

  it('of a withdrawn application is refused', async () => {
    const { application } = await applicant();
    await world.withdraw(application);
    const response = await move(application, { estado: 'en_revision', version: 2 });
    expect(response.body.code).toBe('application_withdrawn');
  });

  it('that reopens an application beside another open one is refused', async () => {
    const { application, agent } = await applicant();
    await move(application, { estado: 'rechazada', version: 1, notificar: false }).expect(200);
    await submit(agent).expect(201);
    const response = await move(application, { estado: 'en_revision', version: 2 });
    expect([response.status, response.body.code]).toEqual([409, 'open_application_exists']);
  });

  it('that two writers miss is refused by the database: one open application for each vacancy, and one without', async () => {
    const { application } = await applicant();
    const vacancy = await world.givenVacancy();
    const again = (vacante: string | null) =>
      world.dataSource.query(
        `INSERT INTO aplicaciones_vacantes (candidato_id, vacante_id, departamento, posicion)
         SELECT candidato_id, $2, departamento, posicion FROM aplicaciones_vacantes WHERE id = $1`,
        [application, vacante],
      );
    const twice = { driverError: { constraint: 'aplicaciones_una_abierta_uq' } };
    await expect(again(null)).rejects.toMatchObject(twice);
    await again(vacancy);
    await expect(again(vacancy)).rejects.toMatchObject(twice);
    // It came without what a form writes with it.
    await world.dataSource.query('DELETE FROM aplicaciones_vacantes WHERE vacante_id = $1', [vacancy]);
  });
});

/** Sends a message after the earlier ones to the same person, because the order is kept. */
async function deliver(id: string): Promise<void> {
  const due = await world.dataSource.query<{ id: string }[]>(
    `SELECT e.id FROM correos e JOIN correos c ON c.id = $1 AND e.candidato_id = c.candidato_id
     WHERE e.created_at <= c.created_at AND e.estado = 'pendiente' AND e.enviar_desde <= now() ORDER BY e.created_at`,
    [id],
  );
  for (const one of due) await world.app.get(DeliverEmail).execute(one.id);
}

describe('a rejection', () => {
  it('waits, and the candidate sees the earlier state until it is sent', async () => {
    const { application, agent } = await applicant();
    await move(application, { estado: 'en_revision', version: 1 }).expect(200);
    const { body } = await move(application, {
      estado: 'rechazada',
      version: 2,
      mensaje_candidato: 'Gracias',
    });
    expect(body.message).toBe(
      'Candidatura movida a Rechazada. Correo guardado: falta el servidor de correo.',
    );
    const before = await agent.get('/api/candidates/me');
    expect(before.body.current).toMatchObject({ estado: 'en_revision' });
    expect(JSON.stringify(before.body)).not.toMatch(/rechazada|Gracias/);
    const session = await agent.get('/api/auth/me');
    expect(session.body.user.application_status).toBe('en_revision');

    const [message] = (
      await hr.get('/api/emails').query({ filter: JSON.stringify({ plantilla: 'rechazo' }) })
    ).body;
    await hr
      .post(`/api/emails/${message.id}/send-now`)
      .expect((response) => expect(response.status).toBeLessThan(300));
    await deliver(message.id as string);
    await world.until(
      async () => (await agent.get('/api/candidates/me')).body.current.estado === 'rechazada',
    );
    const after = await agent.get('/api/candidates/me');
    expect(after.body.current.historial.at(-1)).toMatchObject({ estado: 'rechazada', mensaje: 'Gracias' });
  });

  it('that HR undoes in time leaves no trace', async () => {
    const { application, agent } = await applicant();
    const moved = await move(application, { estado: 'rechazada', version: 1 });
    const undone = await hr
      .post(`/api/applications/${application}/undo`)
      .send({ historial_id: moved.body.undo.historial_id, version: 2 });
    expect(undone.body).toMatchObject({
      message: 'Cambio deshecho. La candidatura vuelve a Recibida.',
      application: { estado: 'recibida' },
    });
    expect((await messages(application)).map(({ estado }) => estado)).toEqual(['cancelado']);
    expect(JSON.stringify((await agent.get('/api/candidates/me')).body)).not.toContain('rechazada');
  });

  it('is dropped by another move before it is sent', async () => {
    const { application, agent } = await applicant();
    await move(application, { estado: 'rechazada', version: 1 }).expect(200);
    await move(application, { estado: 'en_revision', version: 2 }).expect(200);
    expect((await messages(application)).map(({ plantilla, estado }) => `${plantilla} ${estado}`)).toEqual([
      'rechazo cancelado',
      'cambio_estado pendiente',
    ]);
    expect(JSON.stringify((await agent.get('/api/candidates/me')).body)).not.toContain('rechazada');
  });
});

describe('the hiring of a person with another open application', () => {
  const second = async (agent: Agent): Promise<string> => {
    const fields = { vacante_id: await world.given.vacancy({ titulo: 'Mecánico de noche' }) };
    return (await submit(agent, { fields }).expect(201)).body.application.id;
  };
  const states = async (...applications: string[]): Promise<string[]> => {
    const read = applications.map((id) => hr.get(`/api/applications/${id}`).expect(200));
    return (await Promise.all(read)).map(({ body }) => body.estado);
  };

  it('says which application is shown from then on, and leaves the other open', async () => {
    const { application, agent } = await applicant();
    const other = await second(agent);
    const { body: shown } = await hr
      .post(`/api/applications/${application}/move/preview`)
      .send({ estado: 'contratada' })
      .expect(200);
    expect(shown.otras_abiertas).toEqual([{ id: other, puesto: 'Mecánico de noche', stage: 'recibida' }]);
    const { body } = await move(application, { estado: 'contratada', version: 1 }).expect(200);
    expect(body.message).toContain(
      'Su otra candidatura sigue abierta y es la que ves ahora: Mecánico de noche (Recibida).',
    );
    expect(body.candidate).toMatchObject({ aplicacion_id: other, estado: 'recibida' });
    expect(await states(application, other)).toEqual(['contratada', 'recibida']);
  });

  it('closes the other in the same step, without a message, and an undo reopens both', async () => {
    const { application, agent } = await applicant();
    const other = await second(agent);
    const order = { estado: 'contratada', version: 1, cerrar_otras: true };
    const { body } = await move(application, order).expect(200);
    expect(body.message).toContain('Se ha cerrado también su otra candidatura: Mecánico de noche.');
    expect(body.candidate).toMatchObject({ aplicacion_id: application, estado: 'contratada' });
    expect(await states(application, other)).toEqual(['contratada', 'rechazada']);
    expect(await messages(other)).toEqual([]);
    const undo = { historial_id: body.undo.historial_id, version: body.application.version };
    await hr.post(`/api/applications/${application}/undo`).send(undo).expect(200);
    expect(await states(application, other)).toEqual(['recibida', 'recibida']);
    expect((await move(other, { ...order, estado: 'rechazada' }).expect(422)).body.errors).toHaveProperty(
      'cerrar_otras',
    );
  });
});

describe('a move that replaces another one', () => {
  const undo = (application: string, historial_id: string, version: number) =>
    hr.post(`/api/applications/${application}/undo`).send({ historial_id, version });
  const standing = async (application: string): Promise<string[]> =>
    (await messages(application)).map(({ plantilla, estado }) => `${plantilla} ${estado}`);

  it('lets the waiting rejection wait again when it is undone', async () => {
    const { application, agent } = await applicant();
    await move(application, { estado: 'rechazada', version: 1 }).expect(200);
    const correction = await move(application, { estado: 'en_revision', version: 2 });
    await undo(application, correction.body.undo.historial_id, 3).expect(200);
    expect(await standing(application)).toEqual(['rechazo pendiente', 'cambio_estado cancelado']);
    expect((await agent.get('/api/candidates/me')).body.current.estado).toBe('recibida');

    const [rejection] = (
      await hr
        .get('/api/emails')
        .query({ filter: JSON.stringify({ plantilla: 'rechazo', estado: 'pendiente' }) })
    ).body;
    await hr.post(`/api/emails/${rejection.id}/send-now`);
    await deliver(rejection.id as string);
    await world.until(
      async () => (await agent.get('/api/candidates/me')).body.current.estado === 'rechazada',
    );
  });

  it('within the time to undo withdraws the first message', async () => {
    const { application } = await applicant();
    await move(application, { estado: 'contratada', version: 1 }).expect(200);
    await move(application, { estado: 'en_revision', version: 2 }).expect(200);
    expect(await standing(application)).toEqual(['contratacion cancelado', 'cambio_estado pendiente']);
  });

  it('does not touch a message that is being sent', async () => {
    const { application, agent } = await applicant();
    const { body } = await move(application, { estado: 'rechazada', version: 1 });
    await world.dataSource.query(
      `UPDATE correos SET estado = 'enviando', reclamado_at = now(), intentos = 1 WHERE historial_id = $1`,
      [body.undo.historial_id],
    );
    await move(application, { estado: 'en_revision', version: 2 }).expect(200);
    expect(await standing(application)).toEqual(['rechazo enviando', 'cambio_estado pendiente']);
    const { historial } = (await agent.get('/api/candidates/me')).body.current;
    expect(historial.map(({ estado }: { estado: string }) => estado)).toEqual([
      'recibida',
      'rechazada',
      'en_revision',
    ]);
    await world.dataSource.query(
      `UPDATE correos SET estado = 'enviado', enviado_at = now() WHERE historial_id = $1`,
      [body.undo.historial_id],
    );
  });
});

it('a waiting rejection is not revealed when the person sends the form again', async () => {
  const { application, agent } = await applicant();
  const before = (await agent.get('/api/candidates/me')).body;
  const { body } = await move(application, { estado: 'rechazada', version: 1 });
  expect((await agent.get('/api/candidates/me')).body).toEqual(before);
  const again = await submit(agent, { fields: { telefono: '+34 600 000 777' } });
  expect([again.status, again.body.created, again.body.application.id]).toEqual([200, false, application]);
  const detail = await hr.get(`/api/applications/${application}`);
  const undone = await hr
    .post(`/api/applications/${application}/undo`)
    .send({ historial_id: body.undo.historial_id, version: detail.body.version });
  expect([undone.status, undone.body.code]).toEqual([200, undefined]);
});

describe('an undo', () => {
  const undo = (application: string, historial_id: string, version: number) =>
    hr.post(`/api/applications/${application}/undo`).send({ historial_id, version });

  it('restores what the move changed and withdraws its message', async () => {
    const { application } = await applicant();
    const { body } = await move(application, { estado: 'contratada', version: 1 });
    const undone = await undo(application, body.undo.historial_id, 2);
    expect(undone.body.application).toMatchObject({
      estado: 'recibida',
      version: 3,
      fecha_respuesta: null,
      fecha_contratacion: null,
    });
    expect((await messages(application)).map(({ estado }) => estado)).toEqual(['cancelado']);

    const next = await move(application, { estado: 'en_revision', version: 3 });
    const events = next.body.application.historial as { tipo: string; deshecha: boolean }[];
    expect(events.map(({ tipo, deshecha }) => `${tipo} ${deshecha}`)).toEqual([
      'creada false',
      'movida true',
      'deshecha false',
      'movida false',
    ]);
  });

  it('is refused the second time', async () => {
    const { application } = await applicant();
    const { body } = await move(application, { estado: 'en_revision', version: 1 });
    const answers = await Promise.all([
      undo(application, body.undo.historial_id, 2),
      undo(application, body.undo.historial_id, 2),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused once the message has been sent', async () => {
    const { application } = await applicant();
    const { body } = await move(application, { estado: 'en_revision', version: 1 });
    await world.dataSource.query(
      `UPDATE correos SET estado = 'enviado', enviado_at = now() WHERE historial_id = $1`,
      [body.undo.historial_id],
    );
    const response = await undo(application, body.undo.historial_id, 2);
    expect(response.body.code).toBe('undo_too_late');
  });

  it('is refused after a minute', async () => {
    const { application } = await applicant();
    const { body } = await move(application, { estado: 'en_revision', version: 1, notificar: false });
    world.clock.advance(60_000);
    const response = await undo(application, body.undo.historial_id, 2);
    expect(response.body.code).toBe('undo_too_late');
  });
});
