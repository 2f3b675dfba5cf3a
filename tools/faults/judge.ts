/** Compares the answers that people got with the stored data, and the stored data with itself. */
import { checkInvariants } from '../../scripts/lib/backend.mjs';
import type { World } from './world.ts';

/** @param unsettled work that has not finished @returns the findings */
export async function judge(world: World, unsettled: string[]): Promise<string[]> {
  const { givenUp, contradictions, client } = world.load;
  return [
    ...unsettled.map((what) => `not settled: ${what}`),
    ...givenUp.slice(0, 5).map((what) => `never answered: ${what}`),
    ...contradictions,
    ...client.wrong,
    ...(await accounts(world)),
    ...(await applications(world)),
    ...(await moves(world)),
    ...(await mails(world)),
    ...deaths(world),
    ...(await invariants(world)),
  ];
}

/** @returns the finding that fewer rows are there than were accepted, or more than were asked for */
async function differs(world: World, what: string, rows: string, told: number): Promise<string[]> {
  const [row] = await world.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${rows}`);
  const there = row?.n ?? 0;
  const isRight = there >= told && there <= told + world.load.givenUp.length;
  return isRight ? [] : [`${told} ${what} were accepted, ${there} are there`];
}

async function accounts(world: World) {
  const { applicants } = world.load;
  const rows = await world.query<{
    email: string;
    n: number;
    verified: boolean;
    told: boolean;
    mails: number;
  }>(
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
  const there = await differs(world, 'accounts', `users WHERE role = 'candidate'`, applicants.length);
  return [...wrong.slice(0, 5), ...there];
}

async function applications(world: World) {
  const sent = world.load.applicants.filter(({ application }) => application);
  const rows = await world.query<{ email: string; there: boolean; same: boolean; mails: number }>(
    `SELECT t.email, (a.id IS NOT NULL AND c.email = t.email) AS there, f.sha256 IS NOT DISTINCT FROM t.sha256 AS same,
       (SELECT count(*)::int FROM correos m
        WHERE m.aplicacion_id = a.id AND m.plantilla = 'candidatura_recibida') AS mails
     FROM unnest($1::uuid[], $2::text[], $3::text[]) AS t (id, email, sha256)
     LEFT JOIN aplicaciones_vacantes a ON a.id = t.id LEFT JOIN candidates c ON c.id = a.candidato_id
     LEFT JOIN archivos f ON f.id = c.cv_archivo_id`,
    [sent.map((one) => one.application), sent.map((one) => one.email), sent.map((one) => one.sha256)],
  );
  const wrong = rows
    .filter(({ there, same, mails }) => !there || !same || mails !== 1)
    .map(
      ({ email, there, same, mails }) =>
        `application of ${email}: ${there ? 'there' : 'LOST'}, ${same ? 'its CV' : 'ANOTHER CV'}, ${mails} messages`,
    );
  return [
    ...wrong.slice(0, 5),
    ...(await differs(world, 'applications', 'aplicaciones_vacantes', sent.length)),
  ];
}

async function moves(world: World) {
  const { applicants, givenUp } = world.load;
  // What was never answered may be done or not.
  const moved = applicants.filter(
    ({ email, moves: made }) => made.length > 0 && !givenUp.some((what) => what.includes(email)),
  );
  const rows = await world.query<{ id: string; steps: string; interviews: number; silent: number }>(
    `SELECT a.id, (SELECT string_agg(h.a, ',' ORDER BY h.created_at, h.id) FROM aplicacion_historial h
         WHERE h.aplicacion_id = a.id AND h.tipo = 'movida') AS steps,
       (SELECT count(*)::int FROM interviews i WHERE i.aplicacion_id = a.id) AS interviews,
       -- The message of the invitation also announces the move to the interview stage.
       (SELECT count(*)::int FROM aplicacion_historial h WHERE h.aplicacion_id = a.id AND h.tipo = 'movida'
          AND NOT EXISTS (SELECT 1 FROM correos m WHERE m.historial_id = h.id)) AS silent
     FROM aplicaciones_vacantes a WHERE a.id = ANY($1)`,
    [moved.map(({ application }) => application)],
  );
  const wrong = moved.flatMap(({ email, application, moves: made, interview }) => {
    const row = rows.find(({ id }) => id === application);
    const meetings = interview ? 1 : 0;
    const isRight = row?.steps === made.join() && row.interviews === meetings && row.silent <= meetings;
    return isRight ? [] : [`moves of ${email}: told ${made.join()}, there ${JSON.stringify(row ?? null)}`];
  });
  return wrong.slice(0, 5);
}

/** The mail server took every message that counts as sent, once apart from duplicates of a crash. */
async function mails(world: World) {
  const { taken, forgotten } = world.mail;
  const rows = await world.query<{ id: string; estado: string }>(`SELECT id, estado FROM correos`);
  const arrived = new Set(taken.map(({ id }) => id));
  const sent = new Set(rows.filter(({ estado }) => estado === 'enviado').map(({ id }) => id));
  const lost = [...sent].filter((id) => !arrived.has(id)).length;
  const failed = rows.filter(({ estado }) => estado === 'fallido').length;
  const unwritten = [...arrived].filter((id) => !sent.has(id)).length;
  const doubled = taken.length - arrived.size;
  const allowed = world.mayDouble + forgotten;
  return [
    ...(lost > 0 ? [`${lost} messages are noted as sent and never arrived`] : []),
    ...(failed > 0 ? [`${failed} messages were given up`] : []),
    ...(unwritten > 0 ? [`${unwritten} messages arrived and are not noted as sent`] : []),
    ...(doubled > allowed ? [`${doubled} messages arrived twice, at most ${allowed} may`] : []),
  ];
}

function deaths({ processes }: World) {
  return processes.flatMap((one, place) => [
    ...(one.deaths > 0 ? [`process ${place + 1} ended by itself ${one.deaths} times: ${one.log}`] : []),
    ...(/unhandled|uncaught/i.test(one.said())
      ? [`process ${place + 1} did not handle an error: ${one.log}`]
      : []),
  ]);
}

async function invariants(world: World) {
  Object.assign(process.env, world.settings);
  const { always, progress } = await checkInvariants({ contents: true });
  return [...always, ...progress]
    .filter(({ broken }) => broken.length > 0)
    .map(({ rule, broken }) => `invariant: ${rule}: ${broken.join(', ')}`);
}
