import { Box, Card } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { RelatedList } from '../../ui/RelatedList';
import type { TrackingLink, Vacancy } from '../vacancy';
import { LinkTable } from './LinkTable';
import { NewLink } from './NewLink';

/** The links of a vacancy: they tell where people come from. */
export function VacancyLinks() {
  const vacancy = useRecordContext<Vacancy>();
  if (!vacancy) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <NewLink vacancyId={vacancy.id} />
      <Card>
        <RelatedList<TrackingLink>
          reference="tracking-links"
          target="vacante_id"
          sort={{ field: 'created_at', order: 'DESC' }}
        >
          <LinkTable />
        </RelatedList>
      </Card>
    </Box>
  );
}
