import { Button } from '@mui/material';
import { IMPORT_KIND_LABEL, IMPORT_STATE_LABEL, IMPORT_STATE_TONE } from '@hiring/contract';
import { DataTable, List } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../ui/format/dates';
import { DetailLink } from '../../ui/display/Detail';
import { PageHeader } from '../../ui/PageHeader';
import { ToneBadge, TwoLines } from '../../ui/display/text';
import { figuresText, type ImportSummary, isMoving, NEW_CV_FOLDER, NEW_IMPORT } from './types';
import { translate } from '../../i18n/texts';

const Column = DataTable.Col<ImportSummary>;

const WHILE_MOVING_MS = 2000;

/** Until when it can be taken back, or why it cannot. */
function undoText({ puede_deshacer, deshacer_hasta, estado }: ImportSummary): string {
  if (puede_deshacer) {
    return deshacer_hasta
      ? translate('people.importList.undoUntil', { moment: formatMoment(deshacer_hasta) })
      : translate('people.importList.undoNothing');
  }
  if (estado === 'borrador') return translate('people.importList.undoNothing');
  if (estado === 'en_curso') return translate('people.importList.undoWhenOver');
  const gone = estado === 'deshecha' || estado === 'deshaciendo';
  return translate(gone ? 'people.importList.undoDone' : 'people.importList.undoLate');
}

export function ImportList() {
  return (
    <>
      <PageHeader
        title="people.importList.title"
        lead="people.importList.lead"
        action={
          <>
            <Button component={Link} to={NEW_CV_FOLDER} variant="outlined">
              {translate('people.importList.cvs')}
            </Button>
            <Button component={Link} to={NEW_IMPORT} variant="contained" color="secondary">
              {translate('people.importList.file')}
            </Button>
          </>
        }
      />
      <List
        sort={{ field: 'created_at', order: 'DESC' }}
        queryOptions={{
          onError: () => undefined,
          refetchInterval: ({ state }) =>
            (state.data?.data as ImportSummary[] | undefined)?.some(isMoving) ? WHILE_MOVING_MS : false,
        }}
      >
        <DataTable<ImportSummary>>
          <Column
            source="nombre"
            cellClassName="breaks"
            render={({ id, nombre, tipo }) => (
              <TwoLines below={IMPORT_KIND_LABEL[tipo]}>
                <DetailLink resource="imports" id={id}>
                  {nombre}
                </DetailLink>
              </TwoLines>
            )}
          />
          <Column
            source="estado"
            render={({ estado }) => (
              <ToneBadge tone={IMPORT_STATE_TONE[estado]}>{IMPORT_STATE_LABEL[estado]}</ToneBadge>
            )}
          />
          <Column source="resultado" render={figuresText} />
          <Column
            source="autor"
            render={({ autor }) => autor ?? translate('people.importList.deletedAccount')}
          />
          <Column
            source="created_at"
            disableSort={false}
            sortByOrder="DESC"
            render={({ created_at }) => formatMoment(created_at)}
          />
          <Column source="deshacer_hasta" cellClassName="wide" render={undoText} />
        </DataTable>
      </List>
    </>
  );
}
