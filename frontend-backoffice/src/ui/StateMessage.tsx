import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced at once: an error. */
  alert?: boolean;
}

/** The message of an empty list or record, with its reason. */
export function StateMessage({ title, children, action, alert = false }: Props) {
  return (
    <Box
      role={alert ? 'alert' : 'status'}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        textAlign: 'center',
        px: 2,
        py: { xs: 5, sm: 8 },
      }}
    >
      <Box
        component="svg"
        width={120}
        height={44}
        viewBox="0 0 120 44"
        aria-hidden
        sx={{ mb: 1, color: 'divider' }}
      >
        <path d="M2 4h116M2 40h116" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <path
          d="M8 22h104"
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray="14 12"
          strokeLinecap="round"
        />
      </Box>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {children && (
        <Typography color="text.secondary" sx={{ maxWidth: '60ch' }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
