import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A cell of a table with a line in small letters below what it says. */
export const TwoLines = ({ below, children }: { below: ReactNode; children: ReactNode }) => (
  <>
    {children}
    {below && <Typography variant="hint">{below}</Typography>}
  </>
);
