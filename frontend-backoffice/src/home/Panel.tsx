import {
  Box,
  Card,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { translate } from '../i18n/texts';
import { Ends } from '../ui/layout';

interface Props {
  title: string;
  note?: string;
  action?: ReactNode;
  /** A chart is a figure of its section. */
  figure?: boolean;
  children: ReactNode;
}

export function Panel({ title, note, action, figure = false, children }: Props) {
  const id = useId();
  return (
    <Card component={figure ? 'figure' : 'section'} aria-labelledby={id} sx={{ m: 0, p: 2, minWidth: 0 }}>
      <Ends style={{ marginBottom: 8 }}>
        <Box component={figure ? 'figcaption' : 'div'}>
          <Typography variant="h3" component={figure ? 'h3' : 'h2'} id={id}>
            {translate(title)}
          </Typography>
          {note && <Typography variant="note">{translate(note)}</Typography>}
        </Box>
        {action}
      </Ends>
      {children}
    </Card>
  );
}

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
  if (rows.length === 0) return <Typography color="text.secondary">{translate(empty)}</Typography>;
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
