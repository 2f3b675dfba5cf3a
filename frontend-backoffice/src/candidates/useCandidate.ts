import type { Schemas } from '@hiring/contract/api';
import { type RaRecord, useGetList, useGetOne } from 'react-admin';
import { translate } from '../i18n/texts';
import { WHOLE } from '../ui/lists/OpenRecord';

export type CandidateRow = Schemas['CandidateRow'];
export type Candidate = Schemas['CandidateResponse'];
export type Application = Schemas['ApplicationResponse'];

export const jobTitle = ({ vacante_titulo }: Pick<Application, 'vacante_titulo'>): string =>
  vacante_titulo ?? translate('candidates.people.unsolicited');

/** The person's open applications, as choices. */
export const openApplications = (candidate: Candidate | undefined) =>
  candidate?.aplicaciones
    .filter(({ abierta }) => abierta)
    .map((one) => ({ id: one.id, name: jobTitle(one) })) ?? [];

export const fullName = ({ nombre, apellidos }: { nombre: string; apellidos: string }) =>
  `${nombre || translate('candidates.people.noName')} ${apellidos || translate('candidates.people.noSurname')}`;

/** An offer is the next step: the record has it at the top. */
export const isInterviewed = ({ estado }: Pick<Application, 'estado'>): boolean =>
  estado === 'entrevista_realizada';

/** A person with their applications; nobody while there is no id. */
export const useCandidate = (id: string | undefined) =>
  useGetOne<Candidate>('candidates', { id: id ?? '', meta: WHOLE }, { enabled: Boolean(id) });

/** What belongs to a person, newest first; more than anybody has. */
export const useOfCandidate = <Row extends RaRecord>(
  resource: string,
  candidato_id: string,
  { by = 'created_at', perPage = 100 } = {},
) =>
  useGetList<Row>(resource, {
    filter: { candidato_id },
    sort: { field: by, order: 'DESC' },
    pagination: { page: 1, perPage },
  });
