import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

const LINKS = [
  { to: '/horas-entrevista', label: 'Horas para entrevistas' },
  { to: '/criterios', label: 'Criterios de evaluación' },
  { to: '/mi-calendario', label: 'Mi calendario' },
];

/** What belongs to interviews and has a page of its own. */
export function InterviewLinks() {
  return (
    <Box component="nav" aria-label="Más sobre entrevistas" sx={{ mb: 2 }}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
      >
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link
              component={RouterLink}
              to={to}
              variant="body2"
              sx={{ display: 'inline-block', py: 0.75, '@media (pointer: coarse)': { py: 1.5 } }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
