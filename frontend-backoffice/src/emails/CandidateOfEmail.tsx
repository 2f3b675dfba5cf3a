import { ABOVE_LINK } from '../ui/Detail';
import type { EmailRow } from './emailText';
import { Link } from 'react-admin';

export function CandidateOfEmail({ email }: { email: EmailRow }) {
  if (!email.candidato_id) return '—';
  return (
    <Link to={`/candidates/${email.candidato_id}/show`} sx={ABOVE_LINK}>
      {email.candidato_nombre ?? 'Ver candidato'}
    </Link>
  );
}
