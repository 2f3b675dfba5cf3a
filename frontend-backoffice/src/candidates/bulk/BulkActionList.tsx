import { Button } from '@mui/material';
import { DataTable, List } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../ui/format/dates';
import { DetailLink } from '../../ui/display/Detail';
import { PageHeader } from '../../ui/PageHeader';
import { outcomeText } from './bulkText';
import type { BulkAction } from './selection';
import { translate } from '../../i18n/texts';

const Column = DataTable.Col<BulkAction>;

export function BulkActionList() {
  return (
    <>
      <PageHeader
        title="people.bulkList.title"
        lead="people.bulkList.lead"
        action={
          <Button component={Link} to="/admin">
            {translate('people.bulkList.back')}
          </Button>
        }
      />
      <List sort={{ field: 'created_at', order: 'DESC' }} pagination={false}>
        <DataTable<BulkAction>>
          <Column
            source="titulo"
            render={({ id, titulo }) => (
              <DetailLink resource="bulk-actions" id={id}>
                {titulo}
              </DetailLink>
            )}
          />
          <Column source="resultado" render={outcomeText} />
          <Column source="created_at" render={({ created_at }) => formatMoment(created_at)} />
        </DataTable>
      </List>
    </>
  );
}
