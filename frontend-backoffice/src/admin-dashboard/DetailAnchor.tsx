import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** Covers the nearest positioned ancestor, so that the whole card leads to what it counts. */
export const DetailAnchor = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `3px solid ${theme.palette.mode === 'dark' ? theme.palette.secondary.main : theme.palette.primary.main}`,
  },
}));
