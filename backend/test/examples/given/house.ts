import { randomUUID } from 'node:crypto';
import { applicant } from '../applicant.js';
import type { Given, Real } from '../real.js';
import type { Rows } from '../rows.js';

const DEPARTMENT = `(SELECT id FROM departamentos_vacantes WHERE codigo = 'mantenimiento')`;

const department = async (rows: Rows): Promise<Record<string, string>> =>
  rows.one(`SELECT ${DEPARTMENT} AS id`);
const idsOf = async (rows: Rows, sql: string): Promise<string[]> =>
  (await rows.world.dataSource.query<{ id: string }[]>(sql)).map(({ id }) => id);

/** New in each run, so that changes affect no other test. */
async function key(rows: Rows): Promise<Real> {
  const nombre = `Programa ${randomUUID()}`;
  await rows.made('/api/api-keys', { nombre, permisos: ['vacancies:read_all'], dias: 30 });
  return { path: await rows.one(`SELECT id FROM claves_api WHERE nombre = $1`, [nombre]) };
}

async function webhook(rows: Rows): Promise<string> {
  const order = { url: 'http://127.0.0.1:4999/aviso', eventos: ['application.received'] };
  return (
    (await rows.find(`SELECT id FROM webhooks ORDER BY id LIMIT 1`))?.id ?? rows.made('/api/webhooks', order)
  );
}

/** A webhook whose test was sent, or tried. */
async function delivery(rows: Rows): Promise<Real> {
  const id = await webhook(rows);
  await (await rows.administrator()).post(`/api/webhooks/${id}/test`).expect(202);
  const row = await rows.one(`SELECT id FROM webhook_entregas WHERE webhook_id = $1 ORDER BY id LIMIT 1`, [
    id,
  ]);
  return { path: { id, delivery: row.id } };
}

/** A file with an unknown person, unless another is given. */
const csv = (email = `${randomUUID()}@example.net`): string =>
  `Nombre;Apellidos;Correo;Teléfono\nNúria;Vidal;${email};+34 ${(phones += 1)}\n`;

/** Each from another address: a single one soon reaches the rate limit. */
const visitor = (): Real => ({ header: { 'x-forwarded-for': `192.0.2.${(visitors += 1)}` } });

let visitors = 0;
let phones = 612_000_000;

export const HOUSE: Given = {
  sendContactMessage: visitor,
  sendContactMessageByAlias: visitor,
  sendContactMessageByFunction: visitor,
  createWebhook: () => ({ body: { url: 'http://127.0.0.1:4999/seleccion' } }),
  updateWebhook: () => ({ body: { url: 'http://127.0.0.1:4999/seleccion' } }),
  getWebhookDelivery: delivery,
  replayWebhookDelivery: delivery,
  deleteWebhook: async (rows) => ({ path: { id: await webhook(rows) } }),
  getApiKey: key,
  renewApiKey: key,
  revokeApiKey: key,
  endPreviousApiKey: async (rows) => {
    const real = await key(rows);
    await (await rows.administrator()).post(`/api/api-keys/${real.path?.['id']}/renew`).send({}).expect(200);
    return real;
  },
  // Those that are not in the list are deleted.
  updateDepartment: async (rows) => {
    const posiciones = await rows.world.dataSource.query<object[]>(
      `SELECT id, nombre, activa FROM posiciones_departamento WHERE departamento_id = ${DEPARTMENT} ORDER BY orden`,
    );
    return { path: await department(rows), body: { posiciones } };
  },
  orderDepartments: async (rows) => ({
    body: { ids: await idsOf(rows, `SELECT id FROM departamentos_vacantes ORDER BY orden, id`) },
  }),
  createDepartmentPosition: async (rows) => ({ path: await department(rows) }),
  orderDepartmentPositions: async (rows) => ({
    path: await department(rows),
    body: {
      ids: await idsOf(
        rows,
        `SELECT id FROM posiciones_departamento WHERE departamento_id = ${DEPARTMENT} ORDER BY orden, id`,
      ),
    },
  }),
  updateDepartmentPosition: async (rows) => {
    const position = await rows.one<{ id: string; version: number }>(
      `SELECT id, version FROM posiciones_departamento WHERE departamento_id = ${DEPARTMENT} AND codigo = 'mecanico'`,
    );
    return {
      path: { ...(await department(rows)), position: position.id },
      body: { version: position.version },
    };
  },
  deleteDepartmentPosition: async (rows) => {
    const { id = '' } = await department(rows);
    const position = await rows.made(`/api/departments/${id}/positions`, { nombre: 'Aprendiz' });
    const created = await rows.one<{ id: string }>(
      `SELECT id FROM posiciones_departamento WHERE departamento_id = $1 AND nombre = 'Aprendiz'`,
      [id],
    );
    return { path: { id, position: created.id ?? position } };
  },
  deleteDepartment: async (rows) => ({
    path: { id: await rows.made('/api/departments', { nombre: 'Archivo' }) },
  }),
  savePrivacyNoticeDraft: async (rows) => ({ body: { version: await noticeVersion(rows) } }),
  publishPrivacyNotice: async (rows) => {
    const browser = await rows.administrator();
    const texto = 'Quién trata tus datos.\n\nPara qué: gestionar tu candidatura y responderte.';
    const version = await noticeVersion(rows);
    await browser.put('/api/privacy/notices/candidatura/draft').send({ texto, version }).expect(200);
    return { body: { version: await noticeVersion(rows) } };
  },
  updateRejectionReason: async (rows) => ({
    path: await rows.one(`SELECT id FROM motivos_rechazo WHERE nombre = 'Otro perfil encaja mejor'`),
  }),
  updateTag: async (rows) => ({
    path: await rows.one(`SELECT id FROM etiquetas WHERE nombre = 'Turno de noche'`),
  }),
  orderSavedViews: async (rows) => ({
    body: { ids: await idsOf(rows, `SELECT id FROM vistas_guardadas ORDER BY id`) },
  }),
  deleteTrackingLink: async (rows) => ({
    path: { id: await rows.made('/api/tracking-links', { codigo: 'para-quitar', nombre: 'Para quitar' }) },
  }),
  getTemplate: () => TEMPLATE,
  listTemplateVersions: () => TEMPLATE,
  updateTemplate: async (rows) => ({ ...TEMPLATE, body: { version: await templateVersion(rows) } }),
  previewTemplate: () => TEMPLATE,
  restoreTemplate: async (rows) => ({ ...TEMPLATE, body: { version: await templateVersion(rows) } }),
  testTemplate: () => TEMPLATE,
  uploadImport: () => ({ body: { archivo: Buffer.from(csv()) }, file: 'personas.csv' }),
  planImport: async (rows) => ({ path: { id: await rows.imported(csv()) } }),
  decideImportRow: async (rows) => {
    const { user } = await applicant(rows);
    const id = await rows.planned(csv(user.email));
    const row = await rows.one<{ numero: number }>(
      `SELECT numero FROM importacion_filas WHERE importacion_id = $1`,
      [id],
    );
    return { path: { id, numero: String(row.numero) } };
  },
  listImportRows: async (rows) => ({ path: { id: await rows.planned(csv()) } }),
  confirmImport: async (rows) => {
    const id = await rows.planned(csv());
    const { revision } = await rows.one<{ revision: number }>(
      `SELECT revision FROM importaciones WHERE id = $1`,
      [id],
    );
    return { path: { id }, body: { revision } };
  },
  deleteImport: async (rows) => ({ path: { id: await rows.imported(csv()) } }),
  cancelImport: async (rows) => {
    const id = await rows.finished(csv());
    // As it was a moment ago.
    await rows.world.change(
      `UPDATE importaciones SET estado = 'en_curso', terminada_at = NULL WHERE id = $1`,
      [id],
    );
    return { path: { id } };
  },
  undoImport: async (rows) => ({
    path: { id: await rows.finished(csv()) },
  }),
  addImportCv: async (rows) => ({ path: { id: await rows.folder() } }),
  listImportCvs: async (rows) => ({ path: { id: await rows.folder() } }),
  downloadImportCvFile: (rows) => rows.draft(),
  updateImportCv: (rows) => rows.draft(),
  confirmImportCv: async (rows) => rows.draft({ complete: true }),
  confirmImportCvs: async (rows) => ({ path: { id: await rows.folder() } }),
  deleteImportCv: (rows) => rows.draft(),
};

const TEMPLATE: Real = { path: { id: 'contacto' } };

async function templateVersion(rows: Rows): Promise<number> {
  const { body } = await (await rows.administrator()).get('/api/templates/contacto').expect(200);
  return (body as { version: number }).version;
}

/** The version of the draft; absent: no draft. */
async function noticeVersion(rows: Rows): Promise<number | undefined> {
  const sql = `SELECT version FROM avisos_privacidad WHERE formulario = 'candidatura' AND vigente_desde IS NULL`;
  return (await rows.find<{ version: number }>(sql))?.version;
}
