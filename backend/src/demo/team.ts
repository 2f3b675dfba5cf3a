import type { EntityManager } from 'typeorm';
import { DepartmentMember, TeamView } from '../team/members/team-member.entity.js';
import { Proposal } from '../team/proposals/proposal.entity.js';
import { MANAGER } from './accounts.js';
import { type DataFiles, demoId } from './data-files.js';
import { insertRows } from './insert-rows.js';
import type { DemoCandidate } from './people.js';

interface ProposalData extends Pick<Proposal, 'propuesta' | 'motivo'> {
  /** E-mail of somebody with an application to the vacancy. */
  person: string;
  /** Key of the vacancy. */
  vacancy: string;
  created_at: string;
}

/** The manager of the workshop, and what they have looked at and proposed. */
export async function insertTeam(
  manager: EntityManager,
  files: DataFiles,
  candidates: readonly DemoCandidate[],
): Promise<void> {
  const usuario_id = MANAGER.id;
  await insertRows(manager, DepartmentMember, [{ departamento: 'mantenimiento', usuario_id }]);
  const told = files.read<ProposalData>('proposals', ['person', 'vacancy', 'propuesta', 'created_at']);
  for (const { person, vacancy, ...proposal } of told) {
    const application = candidates
      .find((one) => one.person.email === person)
      ?.applications.find((one) => one.application.vacante_id === demoId(`vacancy:${vacancy}`))?.application;
    if (!application) throw new Error(`${person} did not apply for ${vacancy}`);
    const own = { aplicacion_id: application.id, usuario_id };
    await insertRows(manager, TeamView, [{ ...own, vista_at: proposal.created_at }]);
    await insertRows(manager, Proposal, [
      { ...proposal, ...own, id: demoId(`proposal:${person}`), autor: 'Ramon Puigdollers Sala' },
    ]);
  }
}
