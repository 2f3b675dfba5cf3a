import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { Separator } from '../ui/display/text';
import { api, filterQuery, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { requisitionAddress } from './requisition';

/** The request that a vacancy was made from, with how many of its openings are filled; nothing without one. */
export function VacancyRequisition({ vacancyId }: { vacancyId: string }) {
  const { data = [] } = useRead(['requisitions', 'vacancy', vacancyId], () =>
    api.get('/api/requisitions', filterQuery({ vacante_id: vacancyId })),
  );
  const [requisition] = data;
  if (!requisition) return null;
  const { id, numero, contratadas, plazas } = requisition;
  return (
    <>
      <Separator />
      <MuiLink component={Link} to={requisitionAddress(id)}>
        {translate('requisitions.ofVacancy', { numero, contratadas, plazas })}
      </MuiLink>
    </>
  );
}
