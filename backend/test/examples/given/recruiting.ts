import { RunRules } from '../../../src/candidates/recruiting/rules/run-rules.js';
import { applicant } from '../applicant.js';
import type { Given, Real } from '../real.js';
import type { Rows } from '../rows.js';

/** A field of the company's own, of numbers unless told otherwise. */
async function field(rows: Rows, values: object = {}): Promise<string> {
  fields += 1;
  const order = {
    entidad: 'persona',
    tipo: 'numero',
    etiqueta: { es: `Campo ${fields}` },
    clase: 'ordinario',
  };
  return rows.made('/api/custom-fields', { ...order, ...values });
}
let fields = 0;

/** The fields that the examples name. */
async function named(rows: Rows, entidad: 'persona' | 'candidatura'): Promise<void> {
  const has = async (clave: string) =>
    rows.find(`SELECT id FROM campos_propios WHERE entidad = $1 AND clave = $2`, [entidad, clave]);
  const choices = { tipo: 'varias_de', opciones: [{ clave: 'noche', texto: { es: 'Noche' } }] };
  if (!(await has('anos_con_adr'))) await field(rows, { entidad, etiqueta: { es: 'Años con ADR' } });
  if (!(await has('turnos'))) await field(rows, { entidad, etiqueta: { es: 'Turnos' }, ...choices });
}

let rules = 0;
const rule = async (rows: Rows): Promise<Real> => {
  const order = {
    nombre: `Regla ${++rules}`,
    cuando: { tipo: 'inscrita' },
    si: {},
    entonces: [{ tipo: 'documento', nombre: 'Certificado CAP' }],
  };
  return { path: { id: await rows.made('/api/rules', order) } };
};

/** What a rule did for somebody who has just applied. */
async function run(rows: Rows): Promise<Real> {
  const { path } = await rule(rows);
  const id = path?.['id'] ?? '';
  const browser = await rows.administrator();
  const { body } = await browser.get(`/api/rules/${id}`).expect(200);
  const { nombre, cuando, si, entonces, version } = body as Record<string, unknown>;
  const order = { nombre, cuando, si, entonces, version, activa: true };
  await browser.put(`/api/rules/${id}`).send(order).expect(200);
  await applicant(rows);
  await rows.world.app.get(RunRules).run();
  await rows.world.change(`UPDATE reglas SET activa_desde = NULL WHERE id = $1`, [id]);
  return { path: await rows.one(`SELECT id FROM ejecuciones_regla WHERE regla_id = $1`, [id]) };
}

/** A vacancy whose phases nobody has been in, and which has no guide. */
const vacancy = async (rows: Rows): Promise<Real> => ({ path: { id: await rows.world.givenVacancy() } });

const answer = async (rows: Rows): Promise<Real> => {
  const order = { titulo: `Respuesta ${++answers}`, texto: 'Hola, {nombre}: te llamamos el martes.' };
  return { path: { id: await rows.made('/api/saved-answers', order) } };
};
let answers = 0;

export const RECRUITING: Given = {
  getCustomField: async (rows) => ({ path: { id: await field(rows) } }),
  updateCustomField: async (rows) => {
    await named(rows, 'persona');
    return {
      path: await rows.one(
        `SELECT id FROM campos_propios WHERE entidad = 'persona' AND clave = 'anos_con_adr'`,
      ),
    };
  },
  deleteCustomField: async (rows) => ({ path: { id: await field(rows) } }),
  orderCustomFields: async (rows) => ({
    body: {
      ids: (
        await rows.world.dataSource.query<{ id: string }[]>(
          `SELECT id FROM campos_propios WHERE entidad = 'persona' AND archivado_at IS NULL ORDER BY orden, id`,
        )
      ).map(({ id }) => id),
    },
  }),
  updateCandidateFields: async (rows) => {
    const { candidate } = await applicant(rows);
    const { modificado_at } = await rows.one<{ modificado_at: Date }>(
      `SELECT modificado_at FROM candidates WHERE id = $1`,
      [candidate],
    );
    return { path: { id: candidate }, body: { updated_at: modificado_at.toISOString() } };
  },
  updateApplicationFields: async (rows) => {
    await named(rows, 'candidatura');
    return { path: { id: (await applicant(rows)).application } };
  },
  updateRule: rule,
  deleteRule: rule,
  getRule: rule,
  listRuleRuns: rule,
  previewRule: rule,
  undoRuleRun: run,
  saveVacancyPhases: vacancy,
  saveInterviewGuide: vacancy,
  updateSavedAnswer: async (rows) => {
    const titulo = 'Fechas de la prueba de conducción';
    const taken = await rows.find(`SELECT id FROM respuestas_guardadas WHERE titulo = $1`, [titulo]);
    return taken ? { path: taken } : answer(rows);
  },
  deleteSavedAnswer: answer,
};
