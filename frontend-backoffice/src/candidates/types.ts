import type { Schemas } from '@hiring/contract/api';

export type CandidateRow = Schemas['CandidateRow'];
export type Candidate = Schemas['CandidateResponse'];
export type Application = Schemas['ApplicationResponse'];

export const jobTitle = ({ vacante_titulo }: Pick<Application, 'vacante_titulo'>): string =>
  vacante_titulo ?? 'Candidatura espontánea';

/** The person's open applications, as choices. */
export const openApplications = (candidate: Candidate | undefined) =>
  candidate?.aplicaciones
    .filter(({ abierta }) => abierta)
    .map((one) => ({ id: one.id, name: jobTitle(one) })) ?? [];

export const fullName = ({ nombre, apellidos }: { nombre: string; apellidos: string }) =>
  `${nombre || 'Sin nombre'} ${apellidos || 'Sin apellidos'}`;
