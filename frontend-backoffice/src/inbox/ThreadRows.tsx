import { Box, List, ListItem, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { DetailLink } from '../ui/display/Detail';
import { ToneBadge } from '../ui/display/text';
import { formatMoment, relativeTime, useNow } from '../ui/format/dates';
import { ListEmpty } from '../ui/lists/ListParts';
import { translate } from '../i18n/texts';
import { fullName } from '../candidates/useCandidate';
import { movedTo } from './keyOrder';
import type { Thread } from './thread';

/** One line of the list: who, what was said last and when, who answers. */
function ThreadRow({ thread, current }: { thread: Thread; current: boolean }) {
  const { id, sin_leer, ultimo_autor, ultimo_texto, ultimo_at, asignada_a, puesto, cerrada_at } = thread;
  const unread = sin_leer > 0;
  const now = useNow();
  const row = useRef<HTMLLIElement>(null);
  // Keys go on where no mouse has been.
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ListItem
      ref={row}
      divider
      disablePadding
      aria-current={current || undefined}
      sx={{
        // Below the filters that stay, with one row more in sight.
        scrollMarginBlock: { xs: 0, md: '200px 80px' },
        position: 'relative',
        display: 'block',
        px: 1.5,
        py: 1,
        ...(current && { bgcolor: 'action.selected' }),
        // Rows out of sight cost no layout, however many have been read.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 76px',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography
          component="div"
          noWrap
          sx={{ mr: 'auto', minWidth: 0, ...(unread && { fontWeight: 700 }) }}
        >
          <DetailLink resource="threads" id={id}>
            {fullName(thread)}
          </DetailLink>
        </Typography>
        {!unread && ultimo_autor === 'candidato' && !cerrada_at && (
          <ToneBadge tone="grey">{translate('inbox.waits')}</ToneBadge>
        )}
        {unread && (
          <ToneBadge tone="yellow">
            <span aria-hidden>{sin_leer}</span>
            <span style={visuallyHidden}>{translate('inbox.unread', sin_leer)}</span>
          </ToneBadge>
        )}
        <Typography
          component="time"
          dateTime={ultimo_at}
          title={formatMoment(ultimo_at)}
          variant="caption"
          color="text.secondary"
          sx={{ flexShrink: 0 }}
        >
          {relativeTime(ultimo_at, now)}
        </Typography>
      </Box>
      <Typography variant="note" noWrap component="p" dir="auto" sx={{ m: 0 }}>
        {ultimo_autor === 'rrhh' && translate('inbox.we')} {ultimo_texto}
      </Typography>
      <Typography variant="caption" color="text.secondary" noWrap component="p" sx={{ m: 0 }}>
        {[puesto, asignada_a?.nombre ?? translate('inbox.nobody')].filter(Boolean).join(' · ')}
      </Typography>
    </ListItem>
  );
}

/** The conversations of the box, as far as they have been read; the open one stays where it was opened. */
export function ThreadRows({ shown }: { shown: string | undefined }) {
  const list = useListContext<Thread>();
  const { data, isPending } = list;
  const opened = `${shown} ${JSON.stringify(list.filterValues)}`;
  const place = data?.findIndex(({ id }) => id === shown) ?? -1;
  const [kept, setKept] = useState({ opened, place });
  if (kept.opened !== opened || (kept.place < 0 && place >= 0)) setKept({ opened, place });
  if (isPending) return null;
  if (!data || data.length === 0) return <ListEmpty />;
  return (
    <List disablePadding aria-label={translate('inbox.title')}>
      {movedTo(data, place, kept.place).map((thread) => (
        <ThreadRow key={thread.id} thread={thread} current={thread.id === shown} />
      ))}
    </List>
  );
}
