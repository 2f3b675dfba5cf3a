import '../../i18n/vacancies';
import { Box } from '@mui/material';
import { List } from 'react-admin';
import { BackLink } from '../../ui/buttons';
import { PageHeader } from '../../ui/PageHeader';
import { VACANCIES_PATH } from '../vacancy';
import { LinkTable, NewLink } from './LinkTable';

export function TrackingLinkList() {
  return (
    <>
      <BackLink to={VACANCIES_PATH}>Vacantes</BackLink>
      <PageHeader
        title="Enlaces de difusión"
        lead="Llevan a la página con todas las ofertas. Los de una vacante están en su pestaña «Enlaces»."
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        <NewLink vacancyId={null} />
        <List sort={{ field: 'created_at', order: 'DESC' }}>
          <LinkTable />
        </List>
      </Box>
    </>
  );
}
