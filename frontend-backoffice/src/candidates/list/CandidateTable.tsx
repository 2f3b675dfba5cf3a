import Box from '@mui/material/Box';
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

/** The list of a desk: one person a row, the whole row opens the record. Dense: rows of 44 px. */
export function CandidateTable({ dense }: { dense: boolean }) {
  const openId = useMatch('/candidates/:id/show')?.params.id;

  return (
    <DataTable<CandidateRow>
      bulkActionButtons={false}
      rowClick={false}
      rowSx={(row) => ({
        position: 'relative',
        '&:hover': { bgcolor: 'action.hover' },
        ...(row.id === openId && { bgcolor: 'action.hover' }),
      })}
      sx={{
        '& td': { py: dense ? 0 : 1.25, height: 44, verticalAlign: 'middle' },
        '& th': { py: 0.5 },
        '& th, & td': { px: 1 },
        '& th:first-of-type, & td:first-of-type': { pl: 2, width: 44 },
        '& .column-apellidos, & .column-puesto': { maxWidth: 0, width: '24%' },
        '& .column-estado': { whiteSpace: 'nowrap' },
        '& .column-cv': { width: 40 },
        '& .column-acciones': { width: 270, textAlign: 'right' },
      }}
    >
      <DataTable.Col source="seleccion" label={<SelectPage bare />} disableSort>
        <Row render={(row) => <RowCheckbox row={row} margin={-1} />} />
      </DataTable.Col>
      <DataTable.Col source="apellidos" label="resources.candidates.fields.nombre_completo">
        <Row
          render={(row) => (
            <>
              <CandidateWho row={row} />
              <SearchMatch match={row.coincidencia} />
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="puesto" disableSort>
        <Row render={(row) => <CandidateJob row={row} />} />
      </DataTable.Col>
      <DataTable.Col source="fecha_aplicacion" sortByOrder="DESC">
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
      <DataTable.Col source="cv" disableSort>
        <Row render={(row) => <CvLink url={row.cv_url} of={fullName(row)} bare />} />
      </DataTable.Col>
      <DataTable.Col source="acciones" disableSort>
        <Row render={(row) => <RowActions row={row} />} />
      </DataTable.Col>
    </DataTable>
  );
}
