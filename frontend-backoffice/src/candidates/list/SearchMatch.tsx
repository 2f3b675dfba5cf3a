import { Box, Typography } from '@mui/material';
import { COINCIDENCIA_LABEL } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

/** Where the search found its words, when the row does not show them itself. */
export function SearchMatch({ match }: { match: Schemas['MatchResponse'] | null }) {
  if (!match) return null;
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      component="p"
      sx={{
        m: 0,
        mt: 0.75,
        pl: 1,
        borderLeft: 3,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
        maxWidth: '60ch',
      }}
    >
      {COINCIDENCIA_LABEL[match.lugar]}: …
      {match.fragmento.map(({ texto, marcado }, place) =>
        marcado ? (
          <Box
            // A fragment is never reordered: its place is what tells its parts apart.
            key={place}
            component="mark"
            sx={{ bgcolor: 'transparent', color: 'text.primary', fontWeight: 700 }}
          >
            {texto}
          </Box>
        ) : (
          <span key={place}>{texto}</span>
        ),
      )}
      …
    </Typography>
  );
}
