import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import type { DataTable } from 'react-admin';
import type catalogue from '../../i18n/es/candidates.json';
import { Ago, BreakableEmail, RelativeDate } from '../../ui/display/text';
import { formatDay, formatShortMoment } from '../../ui/format/dates';
import { CvLink } from '../CvLink';
import { PriorityMenu } from '../PriorityMenu';
import { NextInterview, StageBadge, WaitingBadge } from '../StateBadges';
import { TagBadges } from '../tags/TagBadges';
import { type CandidateRow, fullName, jobTitle } from '../useCandidate';
import { CandidateJob } from './CandidateCells';
import { NewestNote } from './NewestNotes';

export type ColumnProps = Omit<ComponentProps<typeof DataTable.Col<CandidateRow>>, 'source'>;

/** Their headings are the labels of these fields. */
type Labelled = Partial<Record<keyof (typeof catalogue)['resources']['candidates']['fields'], ColumnProps>>;

const WIDE = { cellClassName: 'wide' };

/** Everybody sees them until they choose. */
const AT_FIRST = {
  puesto: { ...WIDE, render: (row) => <CandidateJob row={row} /> },
  fecha_aplicacion: {
    ...WIDE,
    disableSort: false,
    sortByOrder: 'DESC',
    render: (row) => <RelativeDate value={row.fecha_aplicacion} />,
  },
  estado: {
    render: (row) => (
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <StageBadge estado={row.estado} retirada={row.retirada} />
        <NextInterview row={row} />
        <WaitingBadge row={row} short />
      </Box>
    ),
  },
  prioridad: { render: (row) => <PriorityMenu row={row} /> },
  cv: {
    ...WIDE,
    render: (row) => <CvLink url={row.cv_url} of={fullName(row)} bare sx={{ minHeight: 44 }} />,
  },
} satisfies Labelled;

const TO_CHOOSE = {
  fase: { ...WIDE, render: ({ fase }) => fase?.nombre },
  en_fase_desde: { ...WIDE, render: (row) => <Ago value={row.en_fase_desde} /> },
  entrevista_inicio: {
    ...WIDE,
    render: ({ entrevista_inicio: at }) => at && <time dateTime={at}>{formatShortMoment(at)}</time>,
  },
  ultima_nota: { ...WIDE, render: (row) => <NewestNote of={row.id} /> },
  etiquetas: { ...WIDE, render: (row) => <TagBadges tags={row.etiquetas} /> },
  updated_at: {
    ...WIDE,
    disableSort: false,
    sortByOrder: 'DESC',
    render: (row) => <RelativeDate value={row.updated_at} />,
  },
  email: { ...WIDE, render: ({ email }) => <BreakableEmail email={email} /> },
  telefono: WIDE,
  ciudad: WIDE,
  vacante_titulo: { ...WIDE, render: jobTitle },
  canal_nombre: WIDE,
  created_at: {
    ...WIDE,
    disableSort: false,
    sortByOrder: 'DESC',
    render: ({ created_at }) => formatDay(created_at),
  },
} satisfies Labelled;

export type FirstColumn = keyof typeof AT_FIRST;
/** What cards show too. */
export const FIRST_COLUMNS: Record<FirstColumn, ColumnProps> = AT_FIRST;

const columnsOf = (columns: Record<string, ColumnProps>, atFirst: boolean) =>
  Object.entries(columns).map(([name, props]) => ({
    name,
    atFirst,
    label: `resources.candidates.fields.${name}`,
    props,
  }));

/** Columns of the table beside those that say whose row it is and what can be done. */
export const LIST_COLUMNS = [...columnsOf(AT_FIRST, true), ...columnsOf(TO_CHOOSE, false)];
