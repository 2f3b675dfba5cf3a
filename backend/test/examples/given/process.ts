import { HR } from '../../../src/demo/accounts.js';
import { applicant } from '../applicant.js';
import type { Given, Real } from '../real.js';
import type { Rows } from '../rows.js';

const APPLICATION = `SELECT id FROM aplicaciones_vacantes a WHERE deleted_at IS NULL AND retirada_at IS NULL`;

/** An application in its first stage, under each name of its id. */
async function received(rows: Rows): Promise<Real> {
  const { application, candidate } = await applicant(rows);
  return { path: { id: application }, body: { candidaturaId: application, candidatoId: candidate } };
}
const application = async (rows: Rows): Promise<Real> => ({
  path: { id: (await applicant(rows)).application },
});
const message = async (rows: Rows): Promise<Real> => ({
  body: { candidaturaId: (await applicant(rows)).application },
});
const whoInterviews = async (rows: Rows): Promise<string> =>
  (await rows.one(`SELECT id FROM users WHERE email_normalizado = $1`, [HR.email])).id;

/** An application that was just moved; with `undone`, the id that undoes the move. */
async function moved(rows: Rows): Promise<{ application: string; historial_id: string }> {
  const { application: id } = await applicant(rows);
  const order = { estado: 'en_revision', version: 1 };
  const browser = await rows.administrator();
  await browser.post(`/api/applications/${id}/move`).send(order).expect(200);
  const row = await rows.one(
    `SELECT id FROM aplicacion_historial WHERE aplicacion_id = $1 AND a = 'en_revision' ORDER BY created_at DESC LIMIT 1`,
    [id],
  );
  return { application: id, historial_id: row.id };
}

let hour = 8;
/** An interview to come, at an hour of its own. */
async function interview(rows: Rows, { past = false } = {}): Promise<Real & { agent: unknown }> {
  const { candidate, application: aplicacion_id, user, agent } = await applicant(rows);
  hour += 1;
  const order = {
    candidato_id: candidate,
    aplicacion_id,
    fecha: `2027-04-${String(hour).padStart(2, '0')}`,
    hora: '10:00',
    tipo: 'telefonica',
  };
  const id = await rows.made('/api/interviews', order);
  if (past) {
    await rows.world.change(
      `UPDATE interviews SET inicio = inicio - interval '90 days', fin = fin - interval '90 days' WHERE id = $1`,
      [id],
    );
  }
  return { path: { id }, user, agent };
}
const ofStaff = async (rows: Rows, options = {}): Promise<Real> => ({
  path: (await interview(rows, options)).path,
});
const ofCandidate = async (rows: Rows): Promise<Real> => {
  const { path, user } = await interview(rows);
  return { path, user };
};

async function availability(rows: Rows): Promise<string> {
  const found = await rows.find(
    `SELECT id FROM disponibilidades_entrevista WHERE activa ORDER BY id LIMIT 1`,
  );
  return found?.id ?? '';
}
async function offered(rows: Rows): Promise<Real> {
  const { candidate, application: aplicacion_id } = await applicant(rows);
  return { body: { candidato_id: candidate, aplicacion_id, disponibilidad_id: await availability(rows) } };
}
async function invitation(rows: Rows): Promise<Real> {
  const { body } = await offered(rows);
  return { path: { id: await rows.made('/api/slot-invitations', body ?? {}) } };
}

/** A bulk action that was prepared, and with `confirmed` has begun to wait. */
async function bulk(rows: Rows, confirmed = false): Promise<Real> {
  const { application: id } = await applicant(rows);
  const order = { tipo: 'prioridad', prioridad: 'alta', ids: [id] };
  const action = await rows.made('/api/bulk-actions', order);
  if (confirmed) await (await rows.administrator()).post(`/api/bulk-actions/${action}/confirm`).expect(200);
  return { path: { id: action } };
}

/** A vacancy of this run's own. */
async function vacancy(rows: Rows, estado = 'activa'): Promise<Real> {
  const id = await rows.world.givenVacancy({
    estado: estado as 'activa',
    salario_min: 24_000,
    salario_max: 28_000,
  });
  return { path: { id } };
}

/** A vacancy with an application. */
async function wanted(rows: Rows): Promise<Real> {
  const real = await vacancy(rows);
  await applicant(rows, real.path?.['id']);
  return real;
}

/** A person who agreed to hear of vacancies and is in no process. */
async function invitable(rows: Rows): Promise<{ vacancy: Real; candidate: string }> {
  const open = await vacancy(rows);
  const browser = await rows.administrator();
  const { body } = await browser.get(`/api/vacancies/${open.path?.['id']}/matches?limit=25`).expect(200);
  const [first] = (body as { items: { candidato_id: string }[] }).items;
  return { vacancy: open, candidate: first?.candidato_id ?? '' };
}

export const PROCESS: Given = {
  moveApplication: async (rows) => ({ path: (await received(rows)).path }),
  previewApplicationMove: application,
  updateApplicationFeedback: application,
  updateApplicationPriority: application,
  updateStatusRrhh: async (rows) => ({
    body: { candidaturaId: (await applicant(rows)).application, version: 1 },
  }),
  notifyStatusChangeRrhh: async (rows) => ({ body: { candidaturaId: (await moved(rows)).application } }),
  sendRrhh: message,
  validateRrhh: message,
  rrhhEmailFunctionsV1: message,
  undoApplicationMove: async (rows) => {
    const { application: id, historial_id } = await moved(rows);
    return { path: { id }, body: { historial_id } };
  },
  withdrawApplication: async (rows) => {
    const { application: id, user } = await applicant(rows);
    return { path: { id }, user };
  },
  prepareBulkAction: async (rows) => ({ body: { ids: [(await applicant(rows)).application] } }),
  getBulkAction: (rows) => bulk(rows),
  listBulkActionRows: (rows) => bulk(rows),
  confirmBulkAction: (rows) => bulk(rows),
  undoBulkAction: (rows) => bulk(rows, true),
  listBoardCards: async (rows) => ({ query: { ids: (await rows.one(`${APPLICATION} LIMIT 1`)).id } }),
  scheduleInterview: async (rows) => {
    const { candidate, application: aplicacion_id } = await applicant(rows);
    return { body: { candidato_id: candidate, aplicacion_id, entrevistador_id: await whoInterviews(rows) } };
  },
  updateInterview: ofStaff,
  setInterviewEstado: ofStaff,
  cancelInterview: ofStaff,
  deleteInterview: ofStaff,
  undoInterviewChange: async (rows) => {
    const real = await ofStaff(rows);
    const browser = await rows.administrator();
    const order = { fecha: '2027-05-03', hora: '10:00', version: 1 };
    await browser.put(`/api/interviews/${real.path?.['id']}`).send(order).expect(200);
    return real;
  },
  downloadInterviewCalendar: ofCandidate,
  confirmInterview: ofCandidate,
  requestInterviewReschedule: ofCandidate,
  requestScorecard: (rows) => ofStaff(rows),
  giveScorecard: async (rows) => {
    const real = await ofStaff(rows, { past: true });
    const { id } = await rows.one(
      `SELECT id FROM criterios_evaluacion WHERE activo AND departamento IS NULL LIMIT 1`,
    );
    return { ...real, body: { puntuaciones: [{ criterio_id: id, puntos: 4 }] } };
  },
  revokeScorecardRequest: async (rows) => {
    const { path } = await ofStaff(rows);
    const order = { nombre: 'Jefa de taller', email: 'jefa.taller@example.com' };
    await (
      await rows.administrator()
    )
      .post(`/api/scorecards/${path?.['id']}/requests`)
      .send(order)
      .expect(201);
    return {
      path: await rows.one(`SELECT id FROM peticiones_evaluacion WHERE entrevista_id = $1`, [path?.['id']]),
    };
  },
  createInterviewAvailability: async (rows) => ({ body: { entrevistador_id: await whoInterviews(rows) } }),
  updateInterviewAvailability: async (rows) => ({ body: { entrevistador_id: await whoInterviews(rows) } }),
  offerSlots: offered,
  getSlotInvitation: invitation,
  revokeSlotInvitation: invitation,
  updateVacancy: (rows) => vacancy(rows),
  setVacancyState: (rows) => vacancy(rows),
  closeVacancy: (rows) => vacancy(rows),
  answerAllOfVacancy: wanted,
  deleteVacancy: (rows) => vacancy(rows),
  listVacancyAnswerRows: async (rows) => {
    const order = { mensaje: 'El puesto se cubre desde otra sede.' };
    const { path } = await wanted(rows);
    const browser = await rows.administrator();
    await browser.post(`/api/vacancies/${path?.['id']}/answer-all`).send(order).expect(202);
    return { path: await rows.one(`SELECT id FROM respuestas_vacante ORDER BY created_at DESC LIMIT 1`) };
  },
  inviteToVacancy: async (rows) => {
    const { vacancy: open, candidate } = await invitable(rows);
    return { ...open, body: { candidatos: [candidate] } };
  },
  previewVacancyInvitation: async (rows) => {
    const { vacancy: open, candidate } = await invitable(rows);
    return { ...open, body: { candidato_id: candidate } };
  },
  cancelEmail: waiting,
  sendEmailNow: waiting,
};

/** A message that waits for its time. */
async function waiting(rows: Rows): Promise<Real> {
  const { candidate, application: id } = await applicant(rows);
  void id;
  const row = await rows.one(`SELECT id FROM correos WHERE candidato_id = $1 ORDER BY created_at LIMIT 1`, [
    candidate,
  ]);
  await rows.world.change(
    `UPDATE correos SET estado = 'pendiente', reclamado_at = NULL, enviar_desde = $2 WHERE id = $1`,
    [row.id, new Date(rows.world.clock.now().getTime() + 86_400_000)],
  );
  return { path: { id: row.id } };
}
