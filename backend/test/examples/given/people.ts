import { applicant } from '../applicant.js';
import { PNG } from '../picture.js';
import type { Given, Real } from '../real.js';
import type { Rows } from '../rows.js';

/** The candidate and the application. */
async function both(rows: Rows): Promise<Real> {
  const { candidate, application } = await applicant(rows);
  return { body: { candidato_id: candidate, aplicacion_id: application } };
}

/** A requested document; with `sent`, uploaded. */
async function document(rows: Rows, { sent = false, own = false } = {}): Promise<Real> {
  const { candidate, agent, user } = await applicant(rows);
  const id = await rows.made('/api/documents', { candidato_id: candidate, nombre: 'Permiso de conducir' });
  if (sent) await agent.put(`/api/documents/${id}/file`).attach('archivo', PNG, 'permiso.png').expect(200);
  return { path: { id }, ...(own ? { user } : {}) };
}

/** A note of the administrator's own. */
async function note(rows: Rows, removed = false): Promise<Real> {
  const { candidate } = await applicant(rows);
  const id = await rows.made('/api/notes', { candidato_id: candidate, texto: 'Vino a la feria.' });
  if (removed)
    await (await rows.administrator()).post(`/api/notes/${id}/remove`).send({ version: 1 }).expect(200);
  return { path: { id } };
}

/** A task about a person. */
async function task(rows: Rows): Promise<Real> {
  const { candidate } = await applicant(rows);
  return { path: { id: await rows.made('/api/tasks', { titulo: 'Llamar', candidato_id: candidate }) } };
}

/** Two records of one person, with their versions. */
async function pair(rows: Rows): Promise<{ kept: string; order: Record<string, unknown> }> {
  const one = await applicant(rows);
  const other = await applicant(rows, await rows.world.givenVacancy());
  await rows.world.change(`UPDATE candidates SET user_id = NULL WHERE id = $1`, [other.candidate]);
  const staff = await rows.administrator();
  const seen = async (id: string): Promise<string> => {
    const { body } = await staff.get(`/api/candidates/${id}`).expect(200);
    return (body as { updated_at: string }).updated_at;
  };
  const order = {
    absorbido_id: other.candidate,
    conservado_at: await seen(one.candidate),
    absorbido_at: await seen(other.candidate),
  };
  return { kept: one.candidate, order };
}

/** A request about somebody's data, of this kind, whose identity was checked. */
async function rights(rows: Rows, tipo: string, { checked = true, of = '' } = {}): Promise<Real> {
  const { user } = await applicant(rows);
  const order = { canal: 'email', recibida_el: '2027-02-10', nombre: 'Núria', email: of || user.email, tipo };
  const id = await rows.made('/api/privacy/requests', order);
  if (checked) {
    const { version } = await rows.one<{ version: number }>(
      `SELECT version FROM solicitudes_derechos WHERE id = $1`,
      [id],
    );
    await (
      await rows.administrator()
    )
      .post(`/api/privacy/requests/${id}/identity`)
      .send({ version })
      .expect(200);
  }
  return { path: { id } };
}

/** Somebody with a draft whose CV is a file. */
async function draftWithFile(rows: Rows): Promise<Real> {
  const user = await rows.world.given.user();
  const agent = await rows.world.agentOf(user);
  await agent.put('/api/drafts/mine/cv').attach('cv', rows.pdf(), 'CV.pdf').expect(200);
  return { user };
}

const newcomer = async (rows: Rows): Promise<Real> => ({ user: await rows.world.given.user() });

export const PEOPLE: Given = {
  submitApplication: newcomer,
  saveMyDraft: newcomer,
  uploadMyDraftCv: newcomer,
  uploadMyDraftCvPhotos: async (rows) => ({
    ...(await newcomer(rows)),
    body: { fotos: [PNG] },
    file: 'foto.png',
  }),
  chooseWrittenCv: async (rows) => ({ ...(await newcomer(rows)), query: {} }),
  downloadMyDraftCv: draftWithFile,
  deleteMyDraftCv: draftWithFile,
  deleteMyDraft: draftWithFile,
  updateMyProfile: async (rows) => {
    const { user, candidate } = await applicant(rows);
    const { updated_at } = await rows.one<{ updated_at: Date }>(
      `SELECT updated_at FROM candidates WHERE id = $1`,
      [candidate],
    );
    return { user, body: { updated_at: updated_at.toISOString() } };
  },
  updateCandidate: async (rows) => {
    const { candidate } = await applicant(rows);
    const { modificado_at } = await rows.one<{ modificado_at: Date }>(
      `SELECT modificado_at FROM candidates WHERE id = $1`,
      [candidate],
    );
    return { path: { id: candidate }, body: { updated_at: modificado_at.toISOString() } };
  },
  notifyCandidates: async (rows) => {
    const { user, application } = await applicant(rows);
    return { user, body: { candidaturaId: application } };
  },
  markNotificationsRead: async (rows) => {
    const { user, candidate } = await applicant(rows);
    await rows.made('/api/documents', { candidato_id: candidate, nombre: 'Permiso de conducir' });
    const told = await rows.one(`SELECT id FROM notificaciones WHERE candidato_id = $1`, [candidate]);
    return { user, body: { ids: [told.id] } };
  },
  downloadCandidateCv: async (rows) => {
    const { user, candidate } = await applicant(rows);
    return { user, path: { id: candidate } };
  },
  downloadCandidateCvVersion: async (rows) => {
    const { candidate } = await applicant(rows);
    const version = await rows.one(`SELECT id FROM cv_historial WHERE candidato_id = $1`, [candidate]);
    return { path: { id: candidate, version: version.id } };
  },
  requestDocument: both,
  createNote: both,
  getDocument: (rows) => document(rows),
  uploadDocumentFile: async (rows) => ({
    ...(await document(rows, { own: true })),
    body: { archivo: PNG },
    file: 'permiso.png',
  }),
  uploadDocumentPhotos: async (rows) => ({
    ...(await document(rows, { own: true })),
    body: { fotos: [PNG, PNG] },
    file: 'cara.png',
  }),
  downloadDocumentFile: (rows) => document(rows, { sent: true, own: true }),
  acceptDocument: (rows) => document(rows, { sent: true }),
  refuseDocument: (rows) => document(rows, { sent: true }),
  cancelDocument: (rows) => document(rows),
  createTask: both,
  getTask: task,
  updateTask: task,
  finishTask: task,
  reopenTask: task,
  deleteTask: task,
  updateNote: (rows) => note(rows),
  removeNote: (rows) => note(rows),
  restoreNote: (rows) => note(rows, true),
  mergeCandidates: async (rows) => {
    const { kept, order } = await pair(rows);
    return { path: { id: kept }, body: order };
  },
  undoMerge: async (rows) => {
    const { kept, order } = await pair(rows);
    await (await rows.administrator()).post(`/api/candidates/${kept}/merge`).send(order).expect(200);
    return { path: await rows.one(`SELECT id FROM fusiones WHERE conservado_id = $1`, [kept]) };
  },
  startPrivacyRequest: (rows) => rights(rows, 'acceso', { checked: false }),
  confirmPrivacyRequestIdentity: (rows) => rights(rows, 'acceso', { checked: false }),
  extendPrivacyRequest: (rows) => rights(rows, 'acceso'),
  resolvePrivacyRequest: (rows) => rights(rows, 'acceso'),
  denyPrivacyRequest: (rows) => rights(rows, 'acceso'),
  downloadPrivacyRequestCopy: (rows) => rights(rows, 'acceso'),
  erasePrivacyRequest: async (rows) => {
    const real = await rights(rows, 'supresion');
    const { email } = await rows.one<{ email: string }>(
      `SELECT email FROM solicitudes_derechos WHERE id = $1`,
      [real.path?.['id']],
    );
    return { ...real, body: { confirmacion: email } };
  },
  downloadAttachment: async (rows) => {
    const { user, agent, candidate } = await applicant(rows);
    await agent
      .post('/api/threads/mine')
      .field('texto', 'Adjunto el título.')
      .attach('adjuntos', rows.pdf(), 'titulo.pdf')
      .expect(201);
    const path = await rows.one(
      `SELECT a.archivo_id AS id FROM mensajes_hilo_adjuntos a JOIN mensajes_hilo m ON m.id = a.mensaje_id
       WHERE m.candidato_id = $1`,
      [candidate],
    );
    return { user, path: { ...path } };
  },
};
