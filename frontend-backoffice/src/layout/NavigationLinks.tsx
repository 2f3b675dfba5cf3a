import { Button } from '@mui/material';
import { useAccessible } from './useAccessible';
import { Link, useLocation } from 'react-router-dom';
import { AMBER } from '../theme/tokens';
import { isActive } from './navigation';

/** The menu in the top bar; the current screen is underlined. */
export function NavigationLinks() {
  const { pathname } = useLocation();
  const entries = useAccessible();

  return entries.map((entry) => {
    const active = isActive(entry, pathname);
    return (
      <Button
        key={entry.to}
        component={Link}
        to={entry.to}
        color="inherit"
        aria-current={active ? 'page' : undefined}
        sx={{
          borderRadius: 0,
          minHeight: 56,
          px: { md: 1, lg: 1.5 },
          flexShrink: 0,
          opacity: active ? 1 : 0.85,
          boxShadow: active ? `inset 0 -3px 0 ${AMBER.main}` : 'none',
        }}
      >
        {entry.label}
      </Button>
    );
  });
}
