import type { Schemas } from '@hiring/contract/api';
import { translate } from '../i18n/texts';
import { formatMoment } from '../ui/format/dates';
import { interviewAddress, NEW_INTERVIEW } from '../interviews/types';

interface Place {
  label: string;
  to: string;
}

export interface PaletteOption extends Place {
  group: string;
  detail?: string;
}

const ACTIONS = [
  { label: 'layout.palette.newInterview', to: NEW_INTERVIEW, permission: 'interviews:write' },
  { label: 'layout.palette.importCandidates', to: '/imports/create', permission: 'imports:write' },
  { label: 'layout.palette.bulkActions', to: '/bulk-actions', permission: 'applications:move' },
];

const CALENDAR: Place = { label: 'layout.account.calendar', to: '/mi-calendario' };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const inGroup =
  (group: string) =>
  ({ label, to }: Place): PaletteOption => ({
    group: translate(`layout.paletteGroups.${group}`),
    label: translate(label),
    to,
  });

/** Pages and actions whose names have these words; all pages for an empty text. */
export function placesNamed(
  text: string,
  menu: readonly Place[],
  permissions: readonly string[],
): PaletteOption[] {
  const wanted = plain(text.trim());
  const allowed = ACTIONS.filter(({ permission }) => permissions.includes(permission));
  return [...[...menu, CALENDAR].map(inGroup('pages')), ...allowed.map(inGroup('actions'))].filter(
    ({ label }) => plain(label).includes(wanted),
  );
}

const found = (group: string, { titulo, contexto }: { titulo: string; contexto: string }, to: string) => ({
  group: translate(`layout.paletteGroups.${group}`),
  label: titulo,
  detail: contexto,
  to,
});

/** What the server found, in groups, each with its address. */
export const placesFound = ({
  personas,
  vacantes = [],
  entrevistas = [],
}: Schemas['SearchResponse']): PaletteOption[] => [
  ...personas.map((one) => found('people', one, `/candidates/${one.id}/show`)),
  ...vacantes.map((one) => found('vacancies', one, `/vacancies/${one.id}/show`)),
  ...entrevistas.map(({ inicio, ...one }) => ({
    ...found('interviews', one, interviewAddress(one.id)),
    detail: `${formatMoment(inicio)} · ${one.contexto}`,
  })),
];
