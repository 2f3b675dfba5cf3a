import { MANAGER } from '../../../src/demo/accounts.js';
import { applicant } from '../applicant.js';
import type { Given, Real } from '../real.js';
import type { Rows } from '../rows.js';

/** An application to a vacancy of the manager's department. */
async function application(rows: Rows): Promise<{ candidate: string; application: string }> {
  return applicant(rows, await rows.world.givenVacancy());
}
const seen = async (rows: Rows): Promise<Real> => ({ path: { id: (await application(rows)).application } });

let hour = 8;
/** An interview that the manager holds; with `past`, it is over. */
async function interview(rows: Rows, past = false): Promise<Real> {
  const { candidate, application: aplicacion_id } = await application(rows);
  hour += 1;
  const order = {
    candidato_id: candidate,
    aplicacion_id,
    tipo: 'telefonica',
    entrevistador_id: MANAGER.id,
    fecha: `2027-06-${String(hour).padStart(2, '0')}`,
    hora: '10:00',
  };
  const id = await rows.made('/api/interviews', order);
  if (past) {
    await rows.world.change(
      `UPDATE interviews SET inicio = inicio - interval '150 days', fin = fin - interval '150 days' WHERE id = $1`,
      [id],
    );
  }
  return { path: { id } };
}

/** A task of the manager's. */
async function task(rows: Rows): Promise<Real> {
  const { candidate, application: aplicacion_id } = await application(rows);
  const order = { titulo: 'Enseñar el taller', candidato_id: candidate, aplicacion_id };
  return { path: { id: await rows.made('/api/tasks', { ...order, asignada_a: MANAGER.id }) } };
}

export const TEAM: Given = {
  getTeamApplication: seen,
  listTeamColleagues: seen,
  downloadTeamCv: seen,
  addTeamNote: seen,
  proposeForApplication: seen,
  withdrawProposal: seen,
  seeTeamApplication: seen,
  finishTeamTask: task,
  reopenTeamTask: task,
  getTeamInterviewSheet: (rows) => interview(rows),
  saveTeamInterviewNote: (rows) => interview(rows),
  giveTeamScorecard: (rows) => interview(rows, true),
  saveInterviewNote: (rows) => interview(rows),
  summarizeScorecards: async (rows) => {
    const real = await interview(rows, true);
    const puntuaciones = [{ criterio_id: await rows.named('criterio_id'), puntos: 4 }];
    const scores = { puntuaciones, recomendacion: 'si', comentario: null };
    // Whoever writes the summary has given their own.
    const browser = await rows.administrator();
    await browser.put(`/api/scorecards/${real.path?.['id']}`).send(scores).expect(200);
    return real;
  },
  dismissTeamProposal: async (rows) => {
    const { path } = await seen(rows);
    const order = { propuesta: 'pasar', motivo: 'Ha llevado portavehículos.' };
    const browser = await rows.manager();
    await browser.put(`/api/team/applications/${path?.['id']}/proposal`).send(order).expect(200);
    return {
      path: await rows.one(`SELECT id FROM propuestas_equipo WHERE aplicacion_id = $1`, [path?.['id']]),
    };
  },
  setUserDepartments: async (rows) => ({
    path: { id: (await rows.world.given.user({ role: 'responsable' })).id },
  }),
};
