import { Typography } from '@mui/material';
import { formatDay } from '../format/dates';
import { api, at, useRead } from '../providers/api';

interface Props {
  candidateId: string;
  applicationId: string;
}

/** That the application came of an invitation, and whose. What cannot be read is left out: the rest of the card stands. */
export function InvitedBy({ candidateId, applicationId }: Props) {
  const { data } = useRead(['candidate-invitations', candidateId], () =>
    api.get('/api/candidates/{id}/invitations', at(candidateId)),
  );
  const invitation = data?.find(({ aplicacion_id }) => aplicacion_id === applicationId);
  if (!invitation) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      Invitada por {invitation.invitada_por ?? 'RRHH'} el {formatDay(invitation.fecha)}
    </Typography>
  );
}
