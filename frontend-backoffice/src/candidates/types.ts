import type { Schemas } from '@hiring/contract/api';

export type CandidateRow = Schemas['CandidateRow'];
export type Candidate = Schemas['CandidateResponse'];
export type Application = Schemas['ApplicationResponse'];

export const fullName = ({ nombre, apellidos }: { nombre: string; apellidos: string }) =>
  `${nombre || 'Sin nombre'} ${apellidos || 'Sin apellidos'}`;

/** A key of its own in the cache: react-admin would answer first with the list's row, which has no applications. */
export const WHOLE_RECORD = { record: 'whole' };
