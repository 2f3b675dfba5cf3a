import type { EntityManager } from 'typeorm';
import { Phase } from './phase.entity.js';

/** The phases of an application's vacancy in their order, archived ones too; none without a vacancy. */
export async function phasesOfVacancy(manager: EntityManager, vacancyId: string | null): Promise<Phase[]> {
  if (vacancyId === null) return [];
  return manager.find(Phase, { where: { vacante_id: vacancyId }, order: { orden: 'ASC' } });
}
