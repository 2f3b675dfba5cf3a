/** Compares what people were told with what is there, and what is there with itself. */
import { checkInvariants } from '../backend.mjs';

/** @typedef {import('./world.mjs').World} World */

/** @param {World} world @param {string[]} unsettled what has not come to its end @returns {Promise<string[]>} what is wrong */
export async function judge(world, unsettled) {
  const { ledger, client } = world.load;
  return [
    ...unsettled.map((what) => `not settled: ${what}`),
    ...ledger.givenUp.slice(0, 5).map((what) => `never answered: ${what}`),
    ...ledger.contradictions,
    ...client.wrong,
    ...(await accounts(world)),
    ...(await applications(world)),
    ...(await moves(world)),
    ...(await mails(world)),
    ...deaths(world),
    ...(await invariants(world)),
  ];
}

/** @param {World} world */
async function accounts(world) {
  const { ledger } = world.load;
  const { applicants } = ledger;
  const rows = await world.query(
    `SELECT t.email, count(u.id)::int AS n, coalesce(bool_or(u.email_verified_at IS NOT NULL), false) AS verified,
       t.verified AS told,
       (SELECT count(*)::int FROM correos m WHERE m.plantilla = 'verificacion' AND m.destinatario = t.email) AS mails
     FROM unnest($1::text[], $2::bool[]) AS t (email, verified)
     LEFT JOIN users u ON u.email = t.email GROUP BY t.email, t.verified`,
    [applicants.map(({ email }) => email), applicants.map(({ verified }) => verified)],
  );
  const wrong = rows
    .filter(({ n, verified, told, mails }) => n !== 1 || mails !== 1 || (told && !verified))
    .map(({ email, n, mails }) => `${email} was registered: ${n} accounts, ${mails} messages`);
  const [{ n }] = await world.query(`SELECT count(*)::int AS n FROM users WHERE role = 'candidate'`);
  return [...wrong.slice(0, 5), ...differs('accounts', applicants.length, n, ledger.givenUp.length)];
}

/** @param {World} world */
async function applications(world) {
  const { ledger } = world.load;
  const sent = ledger.applicants.filter(({ application }) => application);
  const rows = await world.query(
    `SELECT t.id, t.email, (a.id IS NOT NULL AND c.email = t.email) AS there, f.sha256 IS NOT DISTINCT FROM t.sha256 AS same,
       (SELECT count(*)::int FROM aplicaciones_vacantes b WHERE b.candidato_id = c.id) AS of_person,
       (SELECT count(*)::int FROM correos m
        WHERE m.aplicacion_id = a.id AND m.plantilla = 'candidatura_recibida') AS mails
     FROM unnest($1::uuid[], $2::text[], $3::text[]) AS t (id, email, sha256)
     LEFT JOIN aplicaciones_vacantes a ON a.id = t.id LEFT JOIN candidates c ON c.id = a.candidato_id
     LEFT JOIN archivos f ON f.id = c.cv_archivo_id`,
    [sent.map((one) => one.application), sent.map((one) => one.email), sent.map((one) => one.sha256)],
  );
  const wrong = rows
    .filter(({ there, same, of_person: n, mails }) => !there || !same || n !== 1 || mails !== 1)
    .map(
      ({ email, there, same, of_person: n, mails }) =>
        `application of ${email}: ${there ? 'there' : 'LOST'}, ${same ? 'its CV' : 'ANOTHER CV'}, ${n} of the person, ${mails} messages`,
    );
  const [{ n }] = await world.query(`SELECT count(*)::int AS n FROM aplicaciones_vacantes`);
  return [...wrong.slice(0, 5), ...differs('applications', sent.length, n, ledger.givenUp.length)];
}

/** @param {World} world */
async function moves(world) {
  const { ledger } = world.load;
  const moved = ledger.applicants.filter(({ moves: made }) => made.length > 0);
  const rows = await world.query(
    `SELECT a.id, a.estado,
       ARRAY(SELECT h.a FROM aplicacion_historial h WHERE h.aplicacion_id = a.id AND h.tipo = 'movida'
             ORDER BY h.created_at, h.id) AS steps,
       (SELECT count(*)::int FROM interviews i WHERE i.aplicacion_id = a.id) AS interviews,
       -- An interview's move is told by its invitation.
       (SELECT count(*)::int FROM aplicacion_historial h WHERE h.aplicacion_id = a.id AND h.tipo = 'movida'
          AND NOT EXISTS (SELECT 1 FROM correos m WHERE m.historial_id = h.id)) AS silent
     FROM aplicaciones_vacantes a WHERE a.id = ANY($1)`,
    [moved.map(({ application }) => application)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  /** @type {string[]} */
  const wrong = [];
  for (const { email, application, moves: made, interview } of moved) {
    const row = byId.get(application);
    const meetings = interview ? 1 : 0;
    const open = ledger.givenUp.some((what) => what.includes(email));
    if (open) continue;
    if (!row || row.steps.join() !== made.join() || row.interviews !== meetings || row.silent > meetings) {
      wrong.push(
        `moves of ${email}: told ${made.join(' ')}, written ${row?.steps.join(' ') ?? 'nothing'}, ` +
          `${row?.interviews} interviews, ${row?.silent} without a message`,
      );
    }
  }
  return wrong.slice(0, 5);
}

/** Every message that counts as sent was taken by the mail server, once but for what a crash may double. @param {World} world */
async function mails(world) {
  const { taken, forgotten } = world.mail;
  const rows = await world.query(`SELECT id, estado FROM correos`);
  /** @type {Map<string, number>} */
  const copies = new Map();
  for (const { id } of taken) copies.set(id, (copies.get(id) ?? 0) + 1);
  const sent = rows.filter(({ estado }) => estado === 'enviado');
  const lost = sent.filter(({ id }) => !copies.has(id)).length;
  const failed = rows.filter(({ estado }) => estado === 'fallido').length;
  const known = new Set(sent.map(({ id }) => id));
  const unwritten = [...copies.keys()].filter((id) => !known.has(id)).length;
  const doubled = [...copies.values()].reduce((sum, n) => sum + n - 1, 0);
  const allowed = world.mayDouble + forgotten;
  return [
    ...(lost > 0 ? [`${lost} messages are noted as sent and never arrived`] : []),
    ...(failed > 0 ? [`${failed} messages were given up`] : []),
    ...(unwritten > 0 ? [`${unwritten} messages arrived and are not noted as sent`] : []),
    ...(doubled > allowed ? [`${doubled} messages arrived twice, at most ${allowed} may`] : []),
  ];
}

/** @param {World} world */
function deaths({ processes }) {
  return processes.flatMap((one, place) => {
    const problems = [];
    if (one.deaths > 0) problems.push(`process ${place + 1} ended by itself ${one.deaths} times: ${one.log}`);
    const said = one.said();
    if (/unhandled|uncaught/i.test(said))
      problems.push(`process ${place + 1} met an error that nobody handled: ${one.log}`);
    return problems;
  });
}

/** @param {World} world */
async function invariants(world) {
  // Of the scenario before, perhaps.
  delete process.env.STORAGE_URL;
  Object.assign(process.env, world.environment, { DATABASE_URL: world.postgres.directUrl(world.database) });
  const { always, progress } = await checkInvariants({ contents: true });
  return [...always, ...progress]
    .filter(({ broken }) => broken.length > 0)
    .map(({ rule, broken }) => `invariant: ${rule}: ${broken.join(', ')}`);
}

/** @param {string} what @param {number} told @param {number} there @param {number} open how many were never answered */
function differs(what, told, there, open) {
  return there < told || there > told + open ? [`${told} ${what} were accepted, ${there} are there`] : [];
}
