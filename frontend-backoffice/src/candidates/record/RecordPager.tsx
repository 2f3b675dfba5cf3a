import '../../i18n/record';
import { useState } from 'react';
import { useGetList, useListParams } from 'react-admin';
import { NEWEST_FIRST } from '../list/filters/filters';
import type { CandidateRow } from '../useCandidate';
import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { formatCount } from '../../ui/format/counts';
import { isTyping } from '../list/ListKeys';
import { useKeyDown } from '../../ui/keyboard';
import { ICON_SIZE } from '../../ui/display/Detail';
import { translate } from '../../i18n/texts';

const PER_PAGE = 25;
/** The next page is read this many records before the end of a page. */
const AHEAD = 3;

interface Neighbour {
  id: string;
  /** The page of the list that has the record. */
  page: number;
}

/**
 * The records before and after this one, in the order and with the filters of the list. A record that has left the
 * list, because it was moved, keeps its place: the next one is what stands there now.
 */
function useNeighbours(id: string) {
  const [{ page, perPage, sort, order, filterValues }] = useListParams({
    resource: 'candidates',
    perPage: PER_PAGE,
    sort: NEWEST_FIRST,
  });
  const pageOf = (which: number) => ({
    sort: { field: sort, order },
    filter: filterValues,
    pagination: { page: which, perPage },
  });
  const { data = [], total, pageInfo } = useGetList<CandidateRow>('candidates', pageOf(page));
  const found = data.findIndex((row) => row.id === id);
  const [kept, keep] = useState({ id, at: found });
  if (found >= 0 && (kept.id !== id || kept.at !== found)) keep({ id, at: found });
  const gone = found < 0 && kept.id === id;
  const at = gone ? kept.at : found;
  const after = gone ? at : at + 1;

  const hasNextPage = pageInfo?.hasNextPage ?? page * perPage < (total ?? 0);
  const { data: later } = useGetList<CandidateRow>('candidates', pageOf(page + 1), {
    enabled: at >= 0 && after >= data.length - AHEAD && hasNextPage,
  });
  const { data: earlier } = useGetList<CandidateRow>('candidates', pageOf(page - 1), {
    enabled: at >= 0 && at < AHEAD && page > 1,
  });
  const neighbour = (row: CandidateRow | undefined, on: number): Neighbour | undefined =>
    at < 0 ? undefined : row && { id: row.id, page: on };
  const filter = JSON.stringify(filterValues);

  return {
    /** From 1; undefined where the record is not one of the list's. */
    place: found < 0 ? undefined : (page - 1) * perPage + found + 1,
    /** Undefined: more than the server counts. */
    total,
    previous: at > 0 ? neighbour(data[at - 1], page) : neighbour(earlier?.at(-1), page - 1),
    next: after < data.length ? neighbour(data[after], page) : neighbour(later?.[0], page + 1),
    /** The query of the list's address with another page. */
    searchOf: (on: number) =>
      `?${new URLSearchParams({ filter, sort, order, page: String(on), perPage: String(perPage) })}`,
  };
}

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
  const turns = (to: Neighbour | undefined, way: 'previous' | 'next') => ({
    'aria-label': translate(`candidates.record.pager.${way}.label`),
    title: translate(`candidates.record.pager.${way}.title`),
    'aria-disabled': !to,
    onClick: () => go(to),
    sx: { ...ICON_SIZE, width: 40, height: 40, opacity: to ? 1 : 0.4 },
  });
  return (
    <Box
      component="nav"
      aria-label={translate('candidates.record.neighbours')}
      sx={{ display: 'flex', alignItems: 'center', px: { xs: 1, sm: 2 }, pt: 0.5, mb: -1.5 }}
    >
      <IconButton {...turns(previous, 'previous')}>
        <NavigateBeforeOutlined />
      </IconButton>
      {place && (
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
          {total === undefined
            ? formatCount(place)
            : translate('candidates.record.place', { place: formatCount(place), total: formatCount(total) })}
        </Typography>
      )}
      <IconButton {...turns(next, 'next')}>
        <NavigateNextOutlined />
      </IconButton>
    </Box>
  );
}
