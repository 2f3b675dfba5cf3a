import { makeOwnCertificate } from '../../../src/offers/sealing/certificate-files.js';
import { SealOffers } from '../../../src/offers/signing/seal-offers.js';
import { HR, MANAGER } from '../../../src/demo/accounts.js';
import { givenHired, taskOf } from '../../onboarding/onboarding-given.js';
import { Offering } from '../../offers/offers-given.js';
import { Workshop } from '../../offers/sealing-tools.js';
import type { Given, Real } from '../real.js';
import type { Rows } from '../rows.js';

const offering = async (rows: Rows): Promise<Offering> =>
  new Offering(rows.world, await rows.humanResources());

/** Above the band of its vacancy, so that somebody has to approve it. */
const ABOVE = { salario_anual: 3_500_000 };

const offerable = async (rows: Rows): Promise<string> => (await (await offering(rows)).person()).application;

async function draft(rows: Rows, change: object = {}): Promise<string> {
  const offers = await offering(rows);
  const { body } = await offers.create((await offers.person()).application, change).expect(201);
  return String((body as { id: string }).id);
}

/** A draft for which approval was asked: within the band it is approved at once. */
async function asked(rows: Rows, change: object = {}): Promise<Real> {
  const id = await draft(rows, change);
  await (await offering(rows)).act(id, 'request-approval', { version: 1 }).expect(200);
  return { path: { id } };
}

/** Its first day is after the day until which the example extends it. */
const sent = async (rows: Rows): Promise<Real> => ({
  path: { id: (await (await offering(rows)).sent({ fecha_incorporacion: '2027-04-05' })).id },
});

/** An offer that was signed with a code, and sealed. */
async function signed(rows: Rows): Promise<Real> {
  const offers = await offering(rows);
  const { id } = await offers.sent();
  await offers.sign(id, await offers.code(id));
  await rows.world.app.get(SealOffers).run();
  await rows.world.until(async () => (await offers.get(id)).sellada_at !== null);
  return { path: { id } };
}

const pem = (kind: string, base64: string): string =>
  [`-----BEGIN ${kind}-----`, ...(base64.match(/.{1,64}/g) ?? []), `-----END ${kind}-----`, ''].join('\n');

/** A certificate of a company that is valid at the clock's time, with the password of the example. */
async function certificate({ world }: Rows): Promise<Real> {
  const { secret } = await makeOwnCertificate('Zarvia Norte', world.clock.now());
  if (!('pkcs8' in secret)) throw new Error('an own certificate has a key');
  const workshop = new Workshop();
  workshop.write('company.key', pem('PRIVATE KEY', secret.pkcs8));
  workshop.write('company.pem', pem('CERTIFICATE', secret.certificado));
  const pkcs12 = workshop.pack('company', 'contraseña del archivo');
  workshop.remove();
  return { body: { pkcs12 } };
}

/** Somebody hired to drive, with their tasks: the example of a template changes that of mechanics. */
async function hired(rows: Rows) {
  const { agent, record } = await givenHired(rows.world, await rows.humanResources(), {
    departamento: 'chofer',
    posicion: 'conductor',
  });
  const { body } = await agent.get('/api/auth/session').expect(200);
  const { user } = body as { user: { id: string } };
  return { agent, record, user: { id: user.id, role: 'candidate' as const } };
}

const onboarding = async (rows: Rows): Promise<Real> => ({ path: { id: (await hired(rows)).record.id } });

/** One that has its first day. */
async function dated(rows: Rows) {
  const { record, user } = await hired(rows);
  const order = {
    primer_dia: '2027-03-01',
    hora: '08:00',
    lugar: 'Taller de Martorell',
    version: record.version,
  };
  await (await rows.humanResources()).put(`/api/onboardings/${record.id}`).send(order).expect(200);
  return { user, path: { id: record.id } };
}

/** A task of human resources. */
async function task(rows: Rows, clave = 'contrato'): Promise<Real> {
  const { record } = await hired(rows);
  return { path: { id: record.id, taskId: taskOf(record, clave).id } };
}

/** A task that the person does. */
async function ownTask(rows: Rows, clave: string): Promise<Real> {
  const { record, user } = await hired(rows);
  return { user, path: { taskId: taskOf(record, clave).id } };
}

/** Content of a request for staff, of the laundry: nobody is named who approves it. */
const REQUEST = {
  titulo: 'Lavacoches',
  departamento: 'lavadero',
  posicion: 'operario_lavado',
  plazas: 2,
  ubicacion: 'Taller de Martorell',
  motivo: 'nueva',
  justificacion: 'Se abre un segundo túnel.',
  desde_el: '2027-04-05',
  salario_min: 17_000,
  salario_max: 19_000,
  convenio: 'limpieza_cat',
};

/** A request of the manager of the demo data. */
export async function request(rows: Rows, upTo: 'borrador' | 'en_aprobacion' | 'aprobada'): Promise<string> {
  const manager = await rows.manager();
  const { body } = await manager.post('/api/requisitions').send(REQUEST).expect(201);
  const { id } = body as { id: string };
  const act = (verb: string, version: number, agent = manager) =>
    agent.post(`/api/requisitions/${id}/${verb}`).send({ version }).expect(200);
  if (upTo === 'borrador') return id;
  await act('request-approval', 1);
  if (upTo === 'aprobada') await act('approve', 2, await rows.humanResources());
  return id;
}

const requested =
  (upTo: Parameters<typeof request>[1]) =>
  async (rows: Rows): Promise<Real> => ({ path: { id: await request(rows, upTo) } });

/** A request with a vacancy that was made from it. */
async function linked(rows: Rows): Promise<Real> {
  const id = await request(rows, 'aprobada');
  const vacante_id = await rows.world.givenVacancy({ departamento: 'lavadero', posicion: 'operario_lavado' });
  const browser = await rows.humanResources();
  await browser.post(`/api/requisitions/${id}/link-vacancy`).send({ vacante_id, version: 3 }).expect(200);
  return { path: { id }, body: { vacante_id } };
}

/** Nobody decides about these departments yet. */
const withoutApprovers =
  (table: string) =>
  async (rows: Rows): Promise<Real> => {
    await rows.world.change(`DELETE FROM ${table} WHERE departamento = 'chofer'`);
    return {};
  };

/** What waits for the decision of the manager of the demo data. */
async function waiting(rows: Rows): Promise<Real> {
  await rows.world.change(
    `INSERT INTO aprobadores_solicitud (departamento, reglas) VALUES ('lavadero', $1)
     ON CONFLICT (departamento) DO UPDATE SET reglas = $1`,
    [JSON.stringify([{ desde: 0, usuarios: [MANAGER.id] }])],
  );
  const browser = await rows.humanResources();
  const { body } = await browser.post('/api/requisitions').send(REQUEST).expect(201);
  const { id } = body as { id: string };
  await browser.post(`/api/requisitions/${id}/request-approval`).send({ version: 1 }).expect(200);
  await rows.world.change(`DELETE FROM aprobadores_solicitud WHERE departamento = 'lavadero'`);
  return { path: { id }, body: { version: 2 } };
}

export const OFFERS: Given = {
  createOffer: async (rows) => ({ body: { aplicacion_id: await offerable(rows) } }),
  getOfferProposal: async (rows) => ({ path: { id: await offerable(rows) } }),
  updateOffer: async (rows) => ({ path: { id: await draft(rows) } }),
  requestOfferApproval: async (rows) => ({ path: { id: await draft(rows) } }),
  approveOffer: (rows) => asked(rows, ABOVE),
  returnOffer: (rows) => asked(rows, ABOVE),
  sendOffer: (rows) => asked(rows),
  extendOffer: sent,
  withdrawOffer: sent,
  downloadOfferLetter: sent,
  downloadSignedOffer: signed,
  uploadSigningCertificate: certificate,
  setOfferApprovers: withoutApprovers('aprobadores_oferta'),
  getOnboarding: onboarding,
  updateOnboarding: onboarding,
  endOnboarding: async (rows) => ({ path: (await dated(rows)).path }),
  failOnboarding: onboarding,
  reopenOnboarding: async (rows) => {
    const { record } = await hired(rows);
    const order = { motivo: 'Ha aceptado otra oferta.', version: record.version };
    const browser = await rows.humanResources();
    await browser.post(`/api/onboardings/${record.id}/not-joined`).send(order).expect(200);
    return { path: { id: record.id } };
  },
  downloadStartPack: onboarding,
  downloadFirstDay: async (rows) => ({ user: (await dated(rows)).user }),
  finishOnboardingTask: (rows) => task(rows),
  reopenOnboardingTask: async (rows) => {
    const real = await task(rows);
    const { id, taskId } = real.path ?? {};
    const browser = await rows.humanResources();
    await browser.post(`/api/onboardings/${id}/tasks/${taskId}/done`).send({ version: 1 }).expect(200);
    return real;
  },
  writeOnboardingValue: (rows) => task(rows, 'iban'),
  getOnboardingValue: async (rows) => {
    const real = await task(rows, 'iban');
    const { id, taskId } = real.path ?? {};
    const order = { valor: 'ES91 2100 0418 4502 0005 1332', version: 1 };
    const browser = await rows.humanResources();
    await browser.put(`/api/onboardings/${id}/tasks/${taskId}/value`).send(order).expect(200);
    return real;
  },
  finishMyTask: (rows) => ownTask(rows, 'seguridad'),
  reopenMyTask: async (rows) => {
    // No template of the product has a task that its person ticks.
    const visit = { clave: 'visita', tipo: 'tarea', quien: 'persona', dias: -3, obligatoria: false };
    const template = await rows.made('/api/onboarding-templates', {
      nombre: 'Conductores',
      departamento: 'chofer',
      posicion: 'conductor',
      tareas: [{ ...visit, titulo: { es: 'Conocer la base' } }],
    });
    const { record, user, agent } = await hired(rows);
    await (await rows.administrator()).delete(`/api/onboarding-templates/${template}`).expect(204);
    const { id } = taskOf(record, 'visita');
    await agent.post(`/api/onboardings/mine/tasks/${id}/done`).send({ version: 1 }).expect(200);
    return { user, path: { taskId: id } };
  },
  writeMyValue: (rows) => ownTask(rows, 'iban'),
  updateOnboardingTemplate: async (rows) => ({
    path: await rows.one(
      `SELECT id FROM plantillas_incorporacion WHERE departamento = 'mantenimiento'
       ORDER BY posicion IS NULL LIMIT 1`,
    ),
  }),
  deleteOnboardingTemplate: async (rows) => ({
    path: await rows.one(`SELECT id FROM plantillas_incorporacion WHERE departamento = 'oficina'`),
  }),
  updateRequisition: requested('borrador'),
  requestRequisitionApproval: requested('borrador'),
  approveRequisition: requested('en_aprobacion'),
  returnRequisition: requested('en_aprobacion'),
  cancelRequisition: requested('aprobada'),
  makeVacancyOfRequisition: requested('aprobada'),
  listVacanciesForRequisition: requested('aprobada'),
  linkVacancyToRequisition: async (rows) => ({
    path: { id: await request(rows, 'aprobada') },
    body: {
      vacante_id: await rows.world.givenVacancy({ departamento: 'lavadero', posicion: 'operario_lavado' }),
    },
  }),
  unlinkVacancyFromRequisition: linked,
  setRequisitionApprovers: withoutApprovers('aprobadores_solicitud'),
  setPlannedStaff: async (rows) => {
    await rows.world.change(`DELETE FROM plantilla_prevista WHERE departamento = 'chofer'`);
    return {};
  },
  endApprovalDelegation: async (rows) => {
    const order = { suplente_id: HR.id, desde: '2027-05-03', hasta: '2027-05-07' };
    const browser = await rows.administrator();
    const { body } = await browser.post('/api/approval-delegations').send(order).expect(201);
    const { id } = [body].flat().at(-1) as { id: string };
    return { path: { id } };
  },
  getTeamApproval: waiting,
  decideTeamApproval: waiting,
};
