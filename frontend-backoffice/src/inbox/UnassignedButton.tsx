import { Button } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { translate } from '../i18n/texts';
import { UNASSIGNED } from './unassigned';

/** The way from the inbox to mails that wait; nothing when none does. */
export function UnassignedButton() {
  const { data = [], total } = useGetList(UNASSIGNED, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'recibido_at', order: 'DESC' },
  });
  if (data.length === 0) return null;
  return (
    <Button component={Link} to={`/${UNASSIGNED}`} variant="outlined">
      {/* The server counts up to a limit. */}
      {translate('inbox.unassigned.open')} {total !== undefined && `(${total})`}
    </Button>
  );
}
