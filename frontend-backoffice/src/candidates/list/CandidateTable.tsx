import { Stack, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ListLayout } from '@hiring/contract';
import { useCallback, useDeferredValue, useState } from 'react';
import {
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  DataTableDataContext,
  useDataTableDataContext,
} from 'react-admin';
import { useMatch } from 'react-router-dom';
import { RowCheckbox, SelectPage } from '../bulk/SelectBoxes';
import { lazyPart } from '../../ui/lazy';
import { BAR_HEIGHT } from '../../ui/theme/tokens';
import { RelativeDate } from '../../ui/display/text';
import { CvLink } from '../CvLink';
import { NextInterview, StageBadge, WaitingBadge } from '../StateBadges';
import { type CandidateRow, fullName } from '../useCandidate';
import { CandidateWho, RowActions, SearchMatch } from './CandidateCells';
import { type ColumnProps, FIRST_COLUMNS, type FirstColumn } from './listColumns';
import { useColumns } from './useColumns';

const CardActions = lazyPart(() => import('./CardCells'), 'CardActions');
const CardFeedback = lazyPart(() => import('./CardCells'), 'CardFeedback');

const Column = DataTable.Col<CandidateRow>;

/** In forced colours only the border shows. */
const OPEN_ROW = {
  bgcolor: 'action.hover',
  '& td:first-of-type': { borderLeft: 3, borderLeftColor: 'secondary.main' },
};

const COLUMNS = {
  '& th, & td': { px: 1 },
  '& th:first-of-type, & td:first-of-type': { pl: 2, width: 44 },
  '& .column-apellidos, & .column-puesto': { maxWidth: 0, width: '24%', minWidth: 210 },
  '& .column-ultima_nota': { maxWidth: 0, width: '24%', minWidth: 200 },
  '& .column-fase, & .column-ciudad, & .column-vacante_titulo, & .column-canal_nombre': { minWidth: 110 },
  [`& .column-${'email' satisfies keyof CandidateRow}`]: { minWidth: 170 },
  '& .column-telefono, & .column-en_fase_desde, & .column-entrevista_inicio': { whiteSpace: 'nowrap' },
  '& .column-estado': { whiteSpace: 'nowrap' },
  '& .column-cv': { width: 40 },
  '& .column-acciones': { width: 270, textAlign: 'right' },
} as const;

/** Beside an open record: who it is and how it stands. The theme makes a card of each row. */
const NAMES = {
  '& .RaDataTable-row.RaDataTable-row': { p: '8px 12px 8px 44px' },
  '& td.column-seleccion': { position: 'absolute', top: 0, bottom: 0, left: 0, width: 44 },
  '& td.column-apellidos': { flex: '1 0 100%', minWidth: 0 },
} as const;

/** Where the columns are wider than the screen, what scrolls sideways holds the headings: it is a box of its own. */
const SCROLLING = {
  overflow: 'auto',
  maxHeight: `calc(100vh - ${BAR_HEIGHT + 16}px)`,
  '& th.RaDataTable-headerCell': { top: 0 },
};

function useTooWide() {
  const [tooWide, setTooWide] = useState(false);
  const table = useCallback((element: HTMLTableElement | null) => {
    const box = element?.parentElement;
    if (!box) return undefined;
    const measure = new ResizeObserver(() => setTooWide(element.offsetWidth > box.clientWidth + 1));
    measure.observe(element);
    measure.observe(box);
    return () => measure.disconnect();
  }, []);
  return { table, tooWide };
}

/** The same cells as a card a person, two side by side at a desk. */
const CARDS = {
  mt: 1.5,
  '& table': { display: 'block' },
  '& thead': { display: 'none' },
  '& tbody': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
  '& .RaDataTable-row.RaDataTable-row': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    alignContent: 'flex-start',
    columnGap: 0.75,
    rowGap: { xs: 0.5, sm: 1.25 },
    px: 2,
    py: { xs: 1.25, sm: 2 },
    border: 0,
    borderTop: 1,
    borderColor: 'divider',
    '&:nth-of-type(even)': { borderLeft: { lg: 1 }, borderLeftColor: { lg: 'divider' } },
  },
  '& td.MuiTableCell-root': { flex: '0 0 100%', minWidth: 0, height: 'auto', p: 0, border: 0 },
  '& td.MuiTableCell-root:empty': { display: 'none' },
  '& td.wide': { display: 'block' },
  '& td.column-seleccion.MuiTableCell-root': { flex: 'none', ml: -0.5, mt: -0.25 },
  '& td.column-apellidos.MuiTableCell-root': { flex: '1 1 0' },
  '& td.column-estado.MuiTableCell-root, & td.column-prioridad.MuiTableCell-root': {
    flex: 'none',
    order: 1,
    display: 'flex',
    alignItems: 'center',
    height: 28,
  },
  '& td.column-puesto, & td.column-espera': { order: 2 },
  '& td.column-carta, & td.column-feedback': { order: 3 },
  '& td.column-fecha_aplicacion.MuiTableCell-root': { flex: '1 0 auto', order: 4, alignSelf: 'center' },
  '& td.column-cv.MuiTableCell-root, & td.column-acciones.MuiTableCell-root': { flex: 'none', order: 5 },
} as const;

/** A column as the table has it, with other contents where they are given. */
const first = (name: FirstColumn, render?: ColumnProps['render']) => (
  <Column source={name} {...FIRST_COLUMNS[name]} {...(render && { render })} />
);

const CV = { minHeight: 44 };
const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** One more than a window 900 px high shows. */
const IN_SIGHT = 16;

/** react-admin's: the rows in sight are drawn first, the others when nothing else is waiting. */
function RowsInSightFirst(props: DataTableBodyProps) {
  const rows = useDataTableDataContext<CandidateRow>();
  const all = useDeferredValue(true, false);
  return (
    <DataTableDataContext.Provider value={all ? rows : rows?.slice(0, IN_SIGHT)}>
      <DataTableBody {...props} />
    </DataTableDataContext.Provider>
  );
}

/**
 * The list: one person a row or a card, the whole of it opens the record. Compact: rows of 44 px. Narrow: a column of
 * names beside the open record.
 */
export function CandidateTable({ layout, narrow }: { layout: ListLayout; narrow: boolean }) {
  const openId = useMatch('/candidates/:id/show')?.params.id;
  // A tablet has no room for columns: there a table is the short cards of a phone.
  const desk = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const cards = (layout === 'tarjetas' || !desk) && !narrow;
  const tablet = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const roomForButtons = tablet && cards && layout === 'tarjetas';
  // Only the table of a desk has columns to choose.
  const chosen = !cards && !narrow;
  const columns = useColumns().columns.filter(({ shown }) => shown);
  const { table, tooWide } = useTooWide();
  const rows = {
    ...(tooWide && SCROLLING),
    ...COLUMNS,
    '& td': { py: layout === 'compacta' ? 0 : 1.25, height: 44 },
  };

  return (
    <DataTable<CandidateRow>
      ref={table}
      body={RowsInSightFirst}
      rowSx={(row) => (row.id === openId ? OPEN_ROW : {})}
      sx={narrow ? NAMES : cards ? CARDS : rows}
    >
      <Column
        source="seleccion"
        label={cards ? undefined : <SelectPage bare />}
        render={(row) => <RowCheckbox row={row} />}
      />
      <Column
        source="apellidos"
        cellClassName="breaks"
        disableSort={false}
        label="resources.candidates.fields.nombre_completo"
        render={(row) => (
          <>
            <CandidateWho row={row} />
            <SearchMatch match={row.coincidencia} />
          </>
        )}
      />
      {chosen &&
        columns.map(({ name, label, props }) => <Column key={name} source={name} label={label} {...props} />)}
      {!chosen && first('puesto')}
      {!chosen &&
        first('fecha_aplicacion', (row) => (
          <RelativeDate value={row.fecha_aplicacion} inline={roomForButtons} />
        ))}
      {!chosen &&
        first(
          'estado',
          cards ? (row) => <StageBadge estado={row.estado} retirada={row.retirada} /> : undefined,
        )}
      {!chosen && first('prioridad')}
      {cards && (
        <Column
          source="espera"
          render={(row) =>
            (row.sin_respuesta_dias !== null || row.entrevista_inicio) && (
              <Stack direction="row" spacing={0.75}>
                <NextInterview row={row} />
                <WaitingBadge row={row} />
              </Stack>
            )
          }
        />
      )}
      {roomForButtons && (
        <Column
          source="carta"
          render={({ extracto_carta: letter, coincidencia }) =>
            letter &&
            !coincidencia && (
              <Typography variant="body2" color="text.secondary" sx={TWO_LINES}>
                {letter}
              </Typography>
            )
          }
        />
      )}
      {roomForButtons && (
        <Column source="feedback" render={(row) => row.mover_a.length > 0 && <CardFeedback row={row} />} />
      )}
      {!chosen &&
        first('cv', (row) => <CvLink url={row.cv_url} of={fullName(row)} bare={!roomForButtons} sx={CV} />)}
      <Column
        source="acciones"
        cellClassName="wide"
        render={(row) => (roomForButtons ? <CardActions row={row} /> : <RowActions row={row} />)}
      />
    </DataTable>
  );
}
