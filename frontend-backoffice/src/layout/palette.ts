import type { Schemas } from '@hiring/contract/api';
import { formatMoment } from '../ui/format/dates';
import { interviewAddress, NEW_INTERVIEW } from '../interviews/types';

export interface PaletteOption {
  group: string;
  label: string;
  detail?: string;
  to: string;
}

const ACTIONS: readonly (PaletteOption & { permission: string })[] = [
  { group: 'Acciones', label: 'Programar entrevista', to: NEW_INTERVIEW, permission: 'interviews:write' },
  { group: 'Acciones', label: 'Importar candidatos', to: '/imports/create', permission: 'imports:write' },
  { group: 'Acciones', label: 'Acciones masivas', to: '/bulk-actions', permission: 'applications:move' },
];

const PAGES: readonly PaletteOption[] = [{ group: 'Páginas', label: 'Mi calendario', to: '/mi-calendario' }];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Pages and actions whose names have these words; all pages for an empty text. */
export function placesNamed(
  text: string,
  menu: readonly { label: string; to: string }[],
  permissions: readonly string[],
): PaletteOption[] {
  const wanted = plain(text.trim());
  const allowed = ACTIONS.filter(({ permission }) => permissions.includes(permission));
  return [...menu.map(({ label, to }) => ({ group: 'Páginas', label, to })), ...PAGES, ...allowed]
    .filter(({ label }) => plain(label).includes(wanted))
    .map(({ group, label, to }) => ({ group, label, to }));
}

const placeOf = (
  group: string,
  { titulo, contexto }: { titulo: string; contexto: string },
  to: string,
): PaletteOption => ({ group, label: titulo, detail: contexto, to });

/** What the server found, in groups, each with its address. */
export const placesFound = ({
  personas,
  vacantes = [],
  entrevistas = [],
}: Schemas['SearchResponse']): PaletteOption[] => [
  ...personas.map((one) => placeOf('Personas', one, `/candidates/${one.id}/show`)),
  ...vacantes.map((one) => placeOf('Vacantes', one, `/vacancies/${one.id}/show`)),
  ...entrevistas.map(({ inicio, ...one }) => ({
    ...placeOf('Entrevistas', one, interviewAddress(one.id)),
    detail: `${formatMoment(inicio)} · ${one.contexto}`,
  })),
];
