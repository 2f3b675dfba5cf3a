import { List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface LinkedRow {
  key: string;
  to: string;
  icon?: ReactNode;
  text: string;
  detail?: ReactNode;
  /** At the end of the row. */
  aside?: ReactNode;
}

/** Rows that lead somewhere; `empty` is said where there are none. */
export function LinkedRows({ rows, empty }: { rows: readonly LinkedRow[]; empty: string }) {
  if (rows.length === 0) return <Typography color="text.secondary">{empty}</Typography>;
  return (
    <List disablePadding sx={{ mx: -1 }}>
      {rows.map(({ key, to, icon, text, detail, aside }) => (
        <ListItem key={key} disablePadding>
          <ListItemButton component={Link} to={to} sx={{ gap: 1.5, px: 1, minHeight: 44, borderRadius: 1 }}>
            {icon && <ListItemIcon sx={{ minWidth: 0 }}>{icon}</ListItemIcon>}
            <ListItemText primary={text} secondary={detail} sx={{ my: 0, overflowWrap: 'anywhere' }} />
            {aside}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
