import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
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

const Column = DataTable.Col<CandidateRow>;

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
      rowSx={(row) => (row.id === openId ? OPEN_ROW : {})}
      sx={narrow ? NAMES : { ...COLUMNS, '& td': { py: dense ? 0 : 1.25, height: 44 } }}
    >
      <Column
        source="seleccion"
        label={<SelectPage bare />}
        render={(row) => <RowCheckbox row={row} margin={-1} />}
      />
      <Column
        source="apellidos"
        disableSort={false}
        label="resources.candidates.fields.nombre_completo"
        render={(row) => (
          <>
            <CandidateWho row={row} />
            <SearchMatch match={row.coincidencia} />
          </>
        )}
      />
      <Column source="puesto" cellClassName="wide" render={(row) => <CandidateJob row={row} />} />
      <Column
        source="fecha_aplicacion"
        disableSort={false}
        sortByOrder="DESC"
        cellClassName="wide"
        render={(row) => <RelativeDate value={row.fecha_aplicacion} />}
      />
      <Column
        source="estado"
        render={(row) => (
          <Box sx={{ display: 'flex', gap: 0.5 }}>
            <StageBadge estado={row.estado} retirada={row.retirada} />
            <NextInterview row={row} />
            <WaitingBadge row={row} short />
          </Box>
        )}
      />
      <Column
        source="prioridad"
        render={(row) => (
          <Box sx={ABOVE_LINK}>
            <PriorityMenu row={row} />
          </Box>
        )}
      />
      <Column
        source="cv"
        cellClassName="wide"
        render={(row) => <CvLink url={row.cv_url} of={fullName(row)} bare />}
      />
      <Column source="acciones" cellClassName="wide" render={(row) => <RowActions row={row} />} />
    </DataTable>
  );
}
