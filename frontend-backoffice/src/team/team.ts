import '../i18n/team';
import '../i18n/record';
import type { Schemas } from '../providers/api';

export type TeamApplication = Schemas['TeamApplication'];
export type TeamRecord = Schemas['TeamRecord'];

export interface OfRecord {
  record: TeamRecord;
}

export const TEAM_APPLICATIONS = '/team/applications';
export const teamAddress = (id: string): string => `${TEAM_APPLICATIONS}/${id}/show`;

/** An interview of one's own while it is held. */
export const teamRoomAddress = (application: string, interview: string): string =>
  `${TEAM_APPLICATIONS}/${application}/entrevistas/${interview}`;

export const boardAddress = (vacancy: string): string => `/equipo/tablero/${vacancy}`;

/** Applications of one's openings with these filters. */
export const teamApplicationsWith = (filter: object): string =>
  `${TEAM_APPLICATIONS}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

export const personOf = ({ nombre, apellidos }: Pick<TeamApplication, 'nombre' | 'apellidos'>): string =>
  `${nombre} ${apellidos}`.trim();
