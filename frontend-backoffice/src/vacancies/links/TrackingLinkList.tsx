import '../../i18n/es/vacancies';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button } from '@mui/material';
import { List } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../ui/PageHeader';
import { VACANCIES_PATH } from '../vacancy';
import { LinkTable } from './LinkTable';
import { NewLink } from './NewLink';

/** The links to all openings. */
export function TrackingLinkList() {
  return (
    <>
      <Button
        component={Link}
        to={VACANCIES_PATH}
        size="small"
        startIcon={<ArrowBack />}
        sx={{ mb: 1, alignSelf: 'flex-start' }}
      >
        Vacantes
      </Button>
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
