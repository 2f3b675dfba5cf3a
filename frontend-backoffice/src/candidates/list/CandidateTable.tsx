import Box from '@mui/material/Box';
import { DataTable, useRecordContext } from 'react-admin';
import type { ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { RowCheckbox } from '../../bulk/RowCheckbox';
import { ABOVE_LINK } from '../../ui/DetailLink';
import { RelativeDate } from '../../ui/RelativeDate';
import { CandidateActions } from '../moves/CandidateActions';
import { CandidateJob, CandidateWho } from './CandidateSummary';
import { CvLink } from '../CvLink';
import { moveTargetOfRow } from '../moves/moveTarget';
import { NextInterview } from '../NextInterview';
import { SearchMatch } from './SearchMatch';
import { PriorityMenu } from '../PriorityMenu';
import { StageBadge } from '../StateBadges';
import { type CandidateRow, fullName } from '../types';
import { WaitingBadge } from '../WaitingBadge';

function Row({ render }: { render: (row: CandidateRow) => ReactNode }) {
  const row = useRecordContext<CandidateRow>();
  return row ? render(row) : null;
}

/** The dense list of a desk: one person a row, the whole row opens the record. */
export function CandidateTable() {
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
        '& td': { py: 1.25, verticalAlign: 'top' },
        '& th, & td': { px: 1 },
        '& th:first-of-type, & td:first-of-type': { pl: 2 },
        // The longest set of buttons on one line, from the usual laptop up.
        '& .column-acciones': { '@media (min-width: 1280px)': { minWidth: 412 } },
        // A waiting answer is said on one line where there is room for it.
        '& .column-puesto': { '@media (min-width: 1400px)': { minWidth: 250 } },
      }}
    >
      <DataTable.Col source="seleccion" disableSort>
        <Row render={(row) => <RowCheckbox row={row} margin={-1} />} />
      </DataTable.Col>
      <DataTable.Col
        source="apellidos"
        label="resources.candidates.fields.nombre_completo"
        sx={{ maxWidth: 225, '@media (min-width: 1400px)': { maxWidth: 290 } }}
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
      <DataTable.Col source="puesto" disableSort>
        <Row
          render={(row) => (
            <>
              <CandidateJob row={row} />
              {row.sin_respuesta_dias !== null && (
                <Box sx={{ mt: 0.5 }}>
                  <WaitingBadge row={row} />
                </Box>
              )}
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="fecha_aplicacion" sortByOrder="DESC">
        <Row render={(row) => <RelativeDate value={row.fecha_aplicacion} />} />
      </DataTable.Col>
      <DataTable.Col source="estado" disableSort>
        <Row
          render={(row) => (
            <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
              <StageBadge estado={row.estado} retirada={row.retirada} />
              <NextInterview row={row} />
            </Box>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="prioridad" disableSort>
        <Row
          render={(row) => (
            <Box sx={{ ...ABOVE_LINK, mt: -0.5 }}>
              <PriorityMenu row={row} />
            </Box>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="cv" disableSort>
        <Row
          render={(row) => (
            <CvLink url={row.cv_url} of={fullName(row)} label="CV" sx={{ ...ABOVE_LINK, ml: -1, mt: -0.5 }} />
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="acciones" disableSort>
        <Row
          render={(row) => (
            <Box sx={{ ...ABOVE_LINK, mt: -0.5 }}>
              <CandidateActions target={moveTargetOfRow(row)} />
            </Box>
          )}
        />
      </DataTable.Col>
    </DataTable>
  );
}
