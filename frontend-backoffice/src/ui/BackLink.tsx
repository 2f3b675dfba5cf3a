import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button } from '@mui/material';
import { Link, type LinkProps } from 'react-router-dom';

/** The way from a record that is a screen of its own to its list. */
export const BackLink = ({ to, children }: Pick<LinkProps, 'to' | 'children'>) => (
  <Button
    component={Link}
    to={to}
    size="small"
    startIcon={<ArrowBack />}
    sx={{ mb: 1, alignSelf: 'flex-start' }}
  >
    {children}
  </Button>
);
