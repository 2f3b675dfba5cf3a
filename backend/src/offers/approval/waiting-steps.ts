import type { Decider } from '../../approvals/approval-links.js';
import { db, type Source } from '../../platform/database/sql/db.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import { standsInFor } from '../../approvals/delegations.js';
import { allowsOwn, departmentsOf } from './approve-offer.js';

/** More than ever waits for one person: the page that lists them says nothing of others. */
const MOST = 200;

/** The approvals of offers that somebody may decide now, by the rule of `ApproveOffer.mayDecide`. */
export async function waitingSteps(source: Source, { userId, role, key }: Decider, now: Date) {
  if (key) return [];
  const people = [userId, ...(await standsInFor(source, userId, now))];
  const found = await db(source)
    .selectFrom('aprobaciones_oferta as p')
    .innerJoin('ofertas as o', (join) =>
      join.onRef('o.id', '=', 'p.oferta_id').onRef('o.ronda', '=', 'p.ronda'),
    )
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'o.aplicacion_id')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .leftJoin('users as u', 'u.id', 'p.usuario_id')
    .where('p.pedida_at', 'is not', null)
    .where('p.decision', 'is', null)
    .where('o.estado', '=', 'en_aprobacion')
    .where('a.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where((eb) => {
      const left = eb.or([eb('u.activo', '=', false), eb('u.role', '=', 'candidate')]);
      const own = isAnyOf(eb.ref('p.usuario_id').$castTo<string>(), people);
      if (role !== 'admin') return eb.and([own, eb.not(left)]);
      return eb.or([eb.and([own, eb.not(left)]), eb('p.usuario_id', 'is', null), left]);
    })
    .orderBy('p.pedida_at')
    .orderBy('p.id')
    .limit(MOST)
    .select(['o.id', 'o.numero', 'o.revision', 'o.contenido', 'o.creada_por', 'p.id as paso_id'])
    .select(['p.usuario_id', 'p.pedida_at', 'a.departamento as departamento_candidatura'])
    .$narrowType<{ pedida_at: Date }>()
    .execute();
  // Whoever wrote an offer decides in another's place only where its departments allow it.
  const written = found.filter((row) => row.creada_por === userId && row.usuario_id !== userId);
  const rules =
    written.length > 0
      ? await db(source)
          .selectFrom('aprobadores_oferta')
          .where((eb) => isAnyOf(eb.ref('departamento'), written.flatMap(departmentsOf)))
          .select(['departamento', 'propia'])
          .execute()
      : [];
  return found
    .filter((row) => !written.includes(row) || allowsOwn(rules, row))
    .map(({ id, numero, revision, paso_id, pedida_at }) => ({
      id,
      numero,
      revision,
      paso_id,
      desde: pedida_at,
    }));
}
