import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatCount } from '../format/formatCount';
import { SIZE, WEIGHT } from '../theme/tokens';

interface Props {
  label: string;
  /** Undefined while loading, null when the server could not say. */
  count: number | null | undefined;
  colour?: string;
}

/** One figure of a dashboard, with a lane marking in the colour of what it counts. */
export function StatCard({ label, count, colour }: Props) {
  return (
    <Card
      sx={{
        px: { xs: 1.25, sm: 2 },
        py: { xs: 1, sm: 1.25 },
        display: 'flex',
        flexDirection: 'column-reverse',
        position: 'relative',
        '&::before': {
          content: '""',
          position: 'absolute',
          top: -1,
          left: { xs: 10, sm: 16 },
          width: 24,
          height: 4,
          borderRadius: '0 0 2px 2px',
          bgcolor: colour ?? 'text.primary',
        },
        overflow: 'visible',
      }}
    >
      <Typography component="dt" variant="body2" color="text.secondary" noWrap>
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          fontSize: { xs: SIZE.title, sm: SIZE.page },
          fontWeight: WEIGHT.strong,
          lineHeight: 1.3,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {count === undefined ? <Skeleton width={36} /> : count === null ? '—' : formatCount(count)}
      </Typography>
    </Card>
  );
}
