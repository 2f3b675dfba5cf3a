import Button from '@mui/material/Button';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { newInterviewFor } from '../interviews/addresses';

/** 'Programar Entrevista': the section of interviews with the form open for this person. */
export function ScheduleLink({ candidateId, name }: { candidateId: string; name: string }) {
  const { canAccess } = useCanAccess({ resource: 'interviews', action: 'write' });
  if (!canAccess) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={newInterviewFor(candidateId)}
      aria-label={`Programar Entrevista: ${name}`}
    >
      Programar Entrevista
    </Button>
  );
}
