import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Bar } from './charts';

/** Bars lying under their labels: names of any length fit, also on a phone. Each leads to the rows it counts. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {bars.map(({ key, label, value, text, to, colour }) => (
        <li key={key}>
          <Box
            component={Link}
            to={to}
            sx={{
              display: 'block',
              py: 0.75,
              px: 0.5,
              borderRadius: 1,
              minHeight: 44,
              color: 'inherit',
              textDecoration: 'none',
              '&:hover': { bgcolor: 'action.hover' },
              '&:hover .bar-label': { textDecoration: 'underline' },
            }}
          >
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Typography component="span" variant="body2" className="bar-label">
                {label}
              </Typography>
              <Typography
                component="span"
                variant="body2"
                sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
              >
                {text}
              </Typography>
            </Box>
            <Box aria-hidden sx={{ mt: 0.5, height: 10, borderRadius: 0.5, bgcolor: 'action.hover' }}>
              <Box
                sx={{
                  height: 1,
                  borderRadius: 0.5,
                  width: `${(value / longest) * 100}%`,
                  minWidth: value > 0 ? 3 : 0,
                  bgcolor: colour ?? 'primary.main',
                  // Backgrounds are not drawn in forced colours; outlines are.
                  '@media (forced-colors: active)': {
                    outline: value > 0 ? '1px solid' : 'none',
                    outlineOffset: -1,
                  },
                }}
              />
            </Box>
          </Box>
        </li>
      ))}
    </Box>
  );
}
