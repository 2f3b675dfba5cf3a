import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { ABOVE_LINK } from '../ui/Detail';
import type { EmailRow } from './emailText';

/** Leads to the person the message is about. */
export function CandidateOfEmail({ email }: { email: EmailRow }) {
  if (!email.candidato_id) return '—';
  return (
    <Link component={RouterLink} to={`/candidates/${email.candidato_id}/show`} sx={ABOVE_LINK}>
      {email.candidato_nombre ?? 'Ver candidato'}
    </Link>
  );
}
