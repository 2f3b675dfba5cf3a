import { randomUUID } from 'node:crypto';
import { derivedKey } from '../../../src/platform/http/limits/derived-key.js';
import type { AlertPurpose } from '../../../src/vacancies/alerts/alert-links.js';
import { makeSignedId } from '../../../src/platform/secrets/signed-id.js';
import { applicant } from '../applicant.js';
import type { Given } from '../real.js';
import type { Rows } from '../rows.js';

const PASSWORD = 'Una-clave-Larga-2026';
const signed = ({ world }: Rows, purpose: string, id: string): string =>
  makeSignedId(derivedKey(world.environment.sessionSecret, purpose), id);

/** The token of a mail about the alert that the example of `subscribeToAlert` asks for. */
async function alertToken(rows: Rows, purpose: AlertPurpose): Promise<string> {
  const { id } = await rows.one(`SELECT id FROM alertas_empleo ORDER BY created_at LIMIT 1`);
  return makeSignedId(derivedKey(rows.world.environment.sessionSecret, 'job-alerts'), id, purpose);
}

const proposals = async (rows: Rows): Promise<string> =>
  signed(rows, 'talent-pool', (await rows.one(`SELECT id FROM candidates ORDER BY id LIMIT 1`)).id);

/** A person who got the reminder of the removal. */
async function keeping(rows: Rows): Promise<string> {
  const { candidate } = await applicant(rows);
  const notice = randomUUID();
  await rows.world.change(
    `UPDATE plazos_conservacion SET estado = 'avisada', aviso_id = $2, avisada_at = $3 WHERE candidato_id = $1`,
    [candidate, notice, rows.world.clock.now()],
  );
  return signed(rows, 'data-keeping', notice);
}

export const LINKS: Given = {
  confirmAlert: async (rows) => ({ body: { token: await alertToken(rows, 'confirmar') } }),
  resumeAlert: async (rows) => {
    const token = await alertToken(rows, 'baja');
    await rows.world.agent().post(`/api/alerts/unsubscribe?token=${token}`).expect(204);
    return { body: { token } };
  },
  unsubscribeFromAlert: async (rows) => ({ query: { token: await alertToken(rows, 'baja') } }),
  unsubscribeFromProposals: async (rows) => ({ query: { token: await proposals(rows) } }),
  eraseByKeepingLink: async (rows) => ({ body: { token: await keeping(rows) } }),
  renewByKeepingLink: async (rows) => ({ body: { token: await keeping(rows) } }),
  confirmErasure: async (rows) => {
    const user = await rows.world.given.user({
      password: PASSWORD,
      email_verified_at: rows.world.clock.now(),
    });
    const browser = await rows.world.agentOf(user);
    await browser.post('/api/privacy/erasure').send({ password: PASSWORD }).expect(202);
    const { id } = await rows.one(`SELECT id FROM solicitudes_borrado WHERE user_id = $1`, [user.id]);
    return { body: { token: signed(rows, 'account-erasure', id) } };
  },
  readCalendarFeed: async (rows) => {
    const browser = await rows.administrator();
    const { body } = await browser.post('/api/calendar-feeds').expect(201);
    return { path: { file: (body as { direccion: string }).direccion.split('/').at(-1) ?? '' } };
  },
  getMetrics: ({ world }) => ({ header: { authorization: `Bearer ${world.environment.metricsToken}` } }),
};
