import { Box, List, ListItem, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useListContext } from 'react-admin';
import { DetailLink } from '../ui/display/Detail';
import { RelativeDate, ToneBadge } from '../ui/display/text';
import { ListEmpty } from '../ui/lists/ListParts';
import { translate } from '../i18n/texts';
import { fullName } from '../candidates/useCandidate';
import type { Thread } from './thread';

/** One line of the list: who, what was said last and when, who answers. */
function ThreadRow({ thread, current }: { thread: Thread; current: boolean }) {
  const { id, sin_leer, ultimo_autor, ultimo_texto, ultimo_at, asignada_a, puesto, cerrada_at } = thread;
  const unread = sin_leer > 0;
  return (
    <ListItem
      divider
      disablePadding
      sx={{
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
        <Typography variant="caption" color="text.secondary" sx={{ flexShrink: 0 }}>
          <RelativeDate value={ultimo_at} inline />
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

/** The conversations of the box, as far as they have been read. */
export function ThreadRows({ shown }: { shown: string | undefined }) {
  const { data, isPending } = useListContext<Thread>();
  if (isPending) return null;
  if (!data || data.length === 0) return <ListEmpty />;
  return (
    <List disablePadding aria-label={translate('inbox.title')}>
      {data.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} current={thread.id === shown} />
      ))}
    </List>
  );
}
