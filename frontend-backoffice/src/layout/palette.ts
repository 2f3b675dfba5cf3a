import { hasWords } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { translate } from '../i18n/texts';
import { formatMoment } from '../ui/format/dates';
import { interviewAddress, NEW_INTERVIEW } from '../interviews/types';
import { FOR_TODAY } from '../tasks/forToday';
import { tasksWith } from '../tasks/task';

interface Place {
  label: string;
  to: string;
}

export interface PaletteOption extends Place {
  group: string;
  detail: string;
}

const ACTIONS = [
  { label: 'layout.palette.forToday', to: tasksWith(FOR_TODAY), permission: 'tasks:manage' },
  { label: 'layout.palette.newTask', to: '/tasks/create', permission: 'tasks:manage' },
  { label: 'layout.palette.newInterview', to: NEW_INTERVIEW, permission: 'interviews:write' },
  { label: 'layout.palette.importCandidates', to: '/imports/create', permission: 'imports:write' },
  { label: 'layout.palette.bulkActions', to: '/bulk-actions', permission: 'applications:move' },
];

const CALENDAR: Place = { label: 'layout.account.calendar', to: '/calendar-feeds/mine' };

/** `label`: a key, or a name. */
const option = (group: string, { label, to }: Place, detail = ''): PaletteOption => ({
  group: translate(`layout.paletteGroups.${group}`),
  label: translate(label),
  detail,
  to,
});

/** Pages and actions whose names have these words; all pages for an empty text. */
export function placesNamed(
  text: string,
  menu: readonly Place[],
  permissions: readonly string[],
): PaletteOption[] {
  const allowed = ACTIONS.filter(({ permission }) => permissions.includes(permission));
  return [
    ...[...menu, CALENDAR].map((page) => option('pages', page)),
    ...allowed.map((action) => option('actions', action)),
  ].filter(({ label }) => hasWords(label, text));
}

/** What the server found, in groups, each with its address. */
export const placesFound = ({
  personas,
  vacantes = [],
  entrevistas = [],
}: Schemas['SearchResponse']): PaletteOption[] => [
  ...personas.map(({ id, titulo, contexto }) =>
    option('people', { label: titulo, to: `/candidates/${id}/show` }, contexto),
  ),
  ...vacantes.map(({ id, titulo, contexto }) =>
    option('vacancies', { label: titulo, to: `/vacancies/${id}/show` }, contexto),
  ),
  ...entrevistas.map(({ id, titulo, contexto, inicio }) =>
    option(
      'interviews',
      { label: titulo, to: interviewAddress(id) },
      `${formatMoment(inicio)} · ${contexto}`,
    ),
  ),
];
