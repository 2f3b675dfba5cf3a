import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, type Location, useLocation } from 'react-router-dom';
import { WEIGHT } from '../theme/tokens';

/** Covers the nearest positioned ancestor, so that a whole row or card is clickable. */
export const CoveringLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  fontWeight: WEIGHT.strong,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `3px solid ${theme.palette.mode === 'dark' ? theme.palette.secondary.main : theme.palette.primary.main}`,
    outlineOffset: -3,
  },
}));

/** Above a covering link: links and buttons of the same row stay clickable. */
export const ABOVE_LINK = { position: 'relative', zIndex: 1 } as const;

/** Opens a record over its list and keeps the list's filters in the URL. */
export function DetailLink({
  resource,
  id,
  children,
}: {
  resource: string;
  id: string;
  children: ReactNode;
}) {
  const { pathname, search, state } = useLocation() as Location<object | null>;
  const to = `/${resource}/${id}/show`;
  const open = pathname.startsWith(`/${resource}/`);
  return (
    <CoveringLink
      to={{ pathname: to, search }}
      // A record beside its list gives way to the next one: closing leads to the list, not to the record before.
      replace={open}
      state={open ? state : { fromList: true }}
      data-row={id}
      aria-current={pathname === to || undefined}
    >
      {children}
    </CoveringLink>
  );
}
