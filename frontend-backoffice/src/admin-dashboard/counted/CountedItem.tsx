import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StageBadge } from '../../candidates/StateBadges';
import { candidateAddress } from '../../vacancies/addresses';
import { RelativeDate } from '../../ui/RelativeDate';
import { Separator } from '../../ui/Separator';
import { DetailAnchor } from '../DetailAnchor';
import { daysText } from '../figureText';
import type { CountedRow } from './useCounted';

/** One application that a figure counts; opens the person. */
export function CountedItem({ row }: { row: CountedRow }) {
  const { candidato, candidato_id, puesto, departamento, canal, estado, retirada, fecha, dias } = row;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.75,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <DetailAnchor to={candidateAddress(candidato_id)}>{candidato}</DetailAnchor>
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {puesto}
          <Separator />
          {departamento}
          <Separator />
          {canal}
        </Typography>
      </Box>
      {dias !== null && (
        <Typography variant="body2" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {daysText(dias)}
        </Typography>
      )}
      <StageBadge estado={estado} retirada={retirada} />
      <RelativeDate value={fecha} inline />
    </Box>
  );
}
