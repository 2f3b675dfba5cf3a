import { Link } from '@mui/material';
import { type Interview, placeOf } from './types';

/** Where it takes place; a meeting on screen can be opened. */
export function InterviewPlace({ interview }: { interview: Interview }) {
  if (!interview.link_virtual) return <>{placeOf(interview)}</>;
  return (
    <>
      Virtual:{' '}
      <Link href={interview.link_virtual} target="_blank" rel="noopener noreferrer">
        abrir la reunión
      </Link>
    </>
  );
}
