import { Box } from '@mui/material';
import { DataTable, useRecordContext } from 'react-admin';
import type { ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { RowCheckbox } from '../../bulk/RowCheckbox';
import { SelectPage } from '../../bulk/SelectPage';
import { ABOVE_LINK } from '../../ui/DetailLink';
import { RelativeDate } from '../../ui/RelativeDate';
import { CvLink } from '../CvLink';
import { NextInterview } from '../NextInterview';
import { PriorityMenu } from '../PriorityMenu';
import { StageBadge } from '../StateBadges';
import { type CandidateRow, fullName } from '../types';
import { WaitingBadge } from '../WaitingBadge';
import { CandidateJob, CandidateWho } from './CandidateSummary';
import { RowActions } from './RowActions';
import { SearchMatch } from './SearchMatch';

function Row({ render }: { render: (row: CandidateRow) => ReactNode }) {
  const row = useRecordContext<CandidateRow>();
  return row ? render(row) : null;
}

/** A border is what forced colours leave of it. */
const OPEN_ROW = {
  bgcolor: 'action.hover',
  '& td:first-of-type': { borderLeft: 3, borderLeftColor: 'secondary.main' },
};

const COLUMNS = {
  '& th, & td': { px: 1 },
  '& th:first-of-type, & td:first-of-type': { pl: 2, width: 44 },
  '& .column-apellidos, & .column-puesto': { maxWidth: 0, width: '24%' },
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

/** The list of a desk: one person a row, the whole row opens the record. Dense: rows of 44 px. */
export function CandidateTable({ dense, narrow }: { dense: boolean; narrow: boolean }) {
  const openId = useMatch('/candidates/:id/show')?.params.id;

  return (
    <DataTable<CandidateRow>
      bulkActionButtons={false}
      rowClick={false}
      rowSx={(row) => (row.id === openId ? OPEN_ROW : {})}
      sx={narrow ? NAMES : { ...COLUMNS, '& td': { py: dense ? 0 : 1.25, height: 44 } }}
    >
      <DataTable.Col source="seleccion" label={<SelectPage bare />} disableSort>
        <Row render={(row) => <RowCheckbox row={row} margin={-1} />} />
      </DataTable.Col>
      <DataTable.Col
        source="apellidos"
        disableSort={false}
        label="resources.candidates.fields.nombre_completo"
      >
        <Row
          render={(row) => (
            <>
              <CandidateWho row={row} />
              <SearchMatch match={row.coincidencia} />
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="puesto" disableSort cellClassName="wide">
        <Row render={(row) => <CandidateJob row={row} />} />
      </DataTable.Col>
      <DataTable.Col source="fecha_aplicacion" disableSort={false} sortByOrder="DESC" cellClassName="wide">
        <Row render={(row) => <RelativeDate value={row.fecha_aplicacion} />} />
      </DataTable.Col>
      <DataTable.Col source="estado" disableSort>
        <Row
          render={(row) => (
            <Box sx={{ display: 'flex', gap: 0.5 }}>
              <StageBadge estado={row.estado} retirada={row.retirada} />
              <NextInterview row={row} />
              <WaitingBadge row={row} short />
            </Box>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="prioridad" disableSort>
        <Row
          render={(row) => (
            <Box sx={ABOVE_LINK}>
              <PriorityMenu row={row} />
            </Box>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="cv" disableSort cellClassName="wide">
        <Row render={(row) => <CvLink url={row.cv_url} of={fullName(row)} bare />} />
      </DataTable.Col>
      <DataTable.Col source="acciones" disableSort cellClassName="wide">
        <Row render={(row) => <RowActions row={row} />} />
      </DataTable.Col>
    </DataTable>
  );
}
