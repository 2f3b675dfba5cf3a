import { counted } from '@hiring/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Schemas } from '@hiring/contract/api';
import { vacancyAddress } from '../vacancies/addresses';
import { DetailAnchor } from './DetailAnchor';
import { Panel } from './Panel';

/** The active vacancies with the most applications. */
export function PopularPositions({ positions }: { positions: readonly Schemas['PopularPosition'][] }) {
  return (
    <Panel title="Posiciones Más Populares" note="Vacantes activas con más candidaturas">
      {positions.length === 0 ? (
        <Typography color="text.secondary">No hay vacantes activas.</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {positions.map(({ id, titulo, departamento, aplicaciones }, index) => (
            <Box
              component="li"
              key={id}
              sx={{
                position: 'relative',
                display: 'flex',
                gap: 1.5,
                py: 1.25,
                borderTop: index === 0 ? 0 : 1,
                borderColor: 'divider',
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Typography aria-hidden color="text.secondary" sx={{ minWidth: 18 }}>
                {index + 1}
              </Typography>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>
                  <DetailAnchor to={vacancyAddress(id)}>{titulo}</DetailAnchor>
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {departamento}
                </Typography>
              </Box>
              <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
                {counted(aplicaciones, 'candidatura', 'candidaturas')}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
