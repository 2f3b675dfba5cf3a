import { api, at, type Schemas, useRead } from '../../providers/api';
import type { PhaseOrder } from './PhaseDialog';

/** All phases in their order, over the version that was seen. */
export type PhasesOrder = Pick<Schemas['PhasesResponse'], 'version'> & { fases: PhaseOrder[] };

/** What a phase is written with: a row has more. */
const orderOf = ({ id, nombre, estado, dias, frase, mensaje, ...rest }: PhaseOrder): PhaseOrder => ({
  ...(id && { id }),
  nombre,
  estado,
  dias,
  frase,
  mensaje,
  exige_documento: rest.exige_documento,
  exige_puntuacion: rest.exige_puntuacion,
  exige_tarea: rest.exige_tarea,
  archivada: rest.archivada,
});

/** The phases of a vacancy. They raise its version, so that everything of it is read again. */
export function useVacancyPhases(id: string) {
  const phases = useRead(['vacancies', 'phases', id], () => api.get('/api/vacancies/{id}/phases', at(id)));
  const put = ({ version, fases }: PhasesOrder) =>
    api.put('/api/vacancies/{id}/phases', at(id, { version, fases: fases.map(orderOf) }));
  return { phases, put, changes: ['vacancies', 'applications'] as const };
}

/** The template of a department. */
export function useDepartmentPhases(id: string) {
  const phases = useRead(['departments', 'phases', id], () =>
    api.get('/api/departments/{id}/phases', at(id)),
  );
  const put = ({ version, fases }: PhasesOrder) =>
    api.put('/api/departments/{id}/phases', at(id, { version, fases: fases.map(orderOf) }));
  return { phases, put, changes: ['departments'] as const };
}

export const PHASES_SAID = { done: 'vacancies.phases.saved', failure: 'vacancies.phases.notSaved' } as const;
