import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { formatCount } from '../../format/formatCount';
import { isTyping } from '../list/keys';
import { useKeyDown } from '../../ui/useKeyDown';
import { ICON_SIZE } from '../../ui/Detail';
import { type Neighbour, useNeighbours } from './useNeighbours';

/**
 * '‹ 3 de 118 ›': the next and the previous record in the order of the list, also with J and K. react-admin's
 * `PrevNextButtons` reads up to a thousand rows to find a record's place; this one reads the page that the list shows.
 */
export function RecordPager({ id, beside }: { id: string; beside: boolean }) {
  const { place, total, previous, next, searchOf } = useNeighbours(id);
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<object | null>;

  const go = (to: Neighbour | undefined) => {
    if (!to) return;
    // The neighbour opens on the same tab.
    const part = new URLSearchParams(search).get('parte');
    void navigate(
      { pathname: `/candidates/${to.id}/show`, search: searchOf(to.page) + (part ? `&parte=${part}` : '') },
      { replace: true, state },
    );
  };

  useKeyDown((event) => {
    // Over the list the record is a dialog itself: keys belong to it while no other is open.
    const own = beside ? 0 : 1;
    if (isTyping(event) || document.querySelectorAll('[role=dialog], [role=menu]').length > own) return;
    const key = event.key.toLowerCase();
    if (key === 'j') go(next);
    else if (key === 'k') go(previous);
  });

  if (!previous && !next) return null;
  // Not `disabled`: the button that was pressed last would lose the focus, and with it the keyboard.
  const turns = (to: Neighbour | undefined) => ({
    'aria-disabled': !to,
    onClick: () => go(to),
    sx: { ...ICON_SIZE, width: 40, height: 40, opacity: to ? 1 : 0.4 },
  });
  return (
    <Box
      component="nav"
      aria-label="Candidaturas de la lista"
      sx={{ display: 'flex', alignItems: 'center', px: { xs: 1, sm: 2 }, pt: 0.5, mb: -1.5 }}
    >
      <IconButton aria-label="Candidatura anterior" title="Anterior (K)" {...turns(previous)}>
        <NavigateBeforeOutlined />
      </IconButton>
      {place && (
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
          {formatCount(place)}
          {total !== undefined && ` de ${formatCount(total)}`}
        </Typography>
      )}
      <IconButton aria-label="Candidatura siguiente" title="Siguiente (J)" {...turns(next)}>
        <NavigateNextOutlined />
      </IconButton>
    </Box>
  );
}
