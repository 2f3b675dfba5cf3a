import { Card, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatCount } from './format/counts';
import { SIZE, WEIGHT } from './theme/tokens';
import { CoveringLink } from './display/Detail';
import { translate } from '../i18n/texts';
import { Columns } from './layout';

interface Props {
  label: string;
  /** Undefined while loading; null when the server has no value. */
  value: number | string | null | undefined;
  failed?: boolean;
  colour?: string;
  to?: string;
}

const AS_TEXT = { fontWeight: 'inherit', textDecoration: 'underline' };

/** Figures beside each other: four on a desk, two on a phone. */
export function StatCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Columns as="dl" xs={2} md={4} spacing={1.5} aria-label={translate(label)} style={{ marginBottom: 20 }}>
      {children}
    </Columns>
  );
}

export function StatCard({ label, value, failed = false, colour, to }: Props) {
  const name = translate(label);
  const shown = typeof value === 'number' ? formatCount(value) : value;
  return (
    <Card
      sx={{
        px: { xs: 1.25, sm: 2 },
        py: { xs: 1, sm: 1.25 },
        display: 'flex',
        flexDirection: 'column-reverse',
        justifyContent: 'flex-end',
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
        ...(to && { '&:hover': { bgcolor: 'action.hover' } }),
      }}
    >
      <Typography component="dt" variant="body2" color={to ? 'text.primary' : 'text.secondary'} noWrap>
        {to ? (
          <CoveringLink to={to} style={AS_TEXT}>
            {name}
          </CoveringLink>
        ) : (
          name
        )}
      </Typography>
      <Typography
        component="dd"
        sx={{
          fontSize: { xs: SIZE.title, sm: SIZE.page },
          fontWeight: WEIGHT.strong,
          lineHeight: 1.3,
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {shown === undefined && !failed ? <Skeleton width={36} /> : (shown ?? '—')}
      </Typography>
    </Card>
  );
}
