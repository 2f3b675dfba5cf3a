import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { type CandidateRow, fullName } from '../candidates/types';

/** 'Ver' opens the whole record, 'CV' the file in its own tab. */
export function PersonActions({ person }: { person: CandidateRow }) {
  const { search } = useLocation();
  const name = fullName(person);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button
        component={Link}
        to={{ pathname: `/candidatos/${person.id}`, search }}
        variant="outlined"
        aria-label={`Ver a ${name}`}
        sx={{ minHeight: 44 }}
      >
        Ver
      </Button>
      {person.cv_url && (
        <Button
          component="a"
          href={person.cv_url}
          target="_blank"
          rel="noopener"
          aria-label={`CV de ${name} (se abre en otra pestaña)`}
          sx={{ minHeight: 44 }}
        >
          CV
        </Button>
      )}
    </Box>
  );
}
