import '../i18n/record';
import './thread';
import { Box, Button, Card, Stack, type Theme, useMediaQuery } from '@mui/material';
import { THREAD_BOX_LABEL, THREAD_BOXES } from '@hiring/contract';
import { InfiniteList, InfinitePagination, TextInput } from 'react-admin';
import { useMatch, useNavigate } from 'react-router-dom';
import { Conversation } from '../mail/conversation/Conversation';
import { useCandidate } from '../candidates/useCandidate';
import { choiceFilter, choicesOf } from '../ui/forms/inputs';
import { PageHeader } from '../ui/PageHeader';
import { Loaded } from '../ui/Loaded';
import { translate } from '../i18n/texts';
import { DeskBar } from './DeskBar';
import { FirstWords } from './FirstWords';
import { InboxFigures } from './InboxFigures';
import { InboxKeys } from './InboxKeys';
import { INBOX } from './thread';
import { ThreadRows } from './ThreadRows';
import { UnassignedButton } from './UnassignedButton';

const FILTERS = [
  choiceFilter('bandeja', choicesOf(THREAD_BOXES, THREAD_BOX_LABEL), {
    alwaysOn: true,
    emptyText: 'inbox.all',
  }),
  <TextInput key="q" source="q" alwaysOn resettable />,
];

/** At a desk the list and the conversation stay in sight, and each scrolls by itself. */
const PANE = {
  position: { md: 'sticky' },
  top: { md: 72 },
  maxHeight: { md: 'max(480px, calc(100dvh - 88px))' },
  overflowY: { md: 'auto' },
  minWidth: 0,
} as const;

/** What is shown and searched stays above the rows, over all of their width. */
const TOOLBAR = {
  position: { md: 'sticky' },
  top: 0,
  zIndex: 1,
  backgroundColor: (theme: Theme) => `${theme.palette.background.default} !important`,
} as const;

/** The conversation that is open, with one place to write. */
function Open({ id }: { id: string }) {
  const reading = useCandidate(id);
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (reading.isPending) return <FirstWords id={id} />;
  return (
    <Loaded of={reading} failed="inbox.failed">
      {(candidate) => (
        <>
          <DeskBar candidate={candidate} />
          <Conversation candidate={candidate} begins="mensaje" folded={phone} />
        </>
      )}
    </Loaded>
  );
}

/** All conversations with candidates, and the one that is open beside them; on a phone one or the other. */
export function InboxPage() {
  const shown = useMatch(`${INBOX}/:id/show`)?.params.id;
  const navigate = useNavigate();
  const back = () => void navigate({ pathname: INBOX, search: window.location.search }, { replace: true });
  return (
    <>
      <Box sx={{ display: { xs: shown ? 'none' : 'block', md: 'block' } }}>
        <PageHeader
          title="inbox.title"
          lead="inbox.lead"
          action={
            <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
              <UnassignedButton />
              <InboxFigures />
            </Stack>
          }
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '380px minmax(0, 1fr)' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Box sx={{ ...PANE, display: { xs: shown ? 'none' : 'block', md: 'block' } }}>
          <InfiniteList
            resource="threads"
            perPage={50}
            sort={{ field: 'ultimo_at', order: 'DESC' }}
            filters={FILTERS}
            filterDefaultValues={{ bandeja: 'abiertas' }}
            actions={<InboxKeys shown={shown} />}
            pagination={<InfinitePagination />}
            title=" "
            disableSyncWithLocation={false}
            empty={false}
            sx={{
              // As wide as its column, however long a message is.
              '& .RaList-main, & .RaList-content': { minWidth: 0 },
              '& .RaList-actions': TOOLBAR,
              '& .filter-field': { maxWidth: 'none !important' },
            }}
          >
            <ThreadRows shown={shown} />
          </InfiniteList>
        </Box>
        <Card
          component="section"
          key={shown}
          id="conversacion"
          tabIndex={-1}
          aria-label={translate('inbox.open')}
          sx={{ ...PANE, p: 2, display: { xs: shown ? 'block' : 'none', md: 'block' } }}
        >
          {shown ? (
            <>
              <Button size="small" onClick={back} sx={{ display: { md: 'none' }, mb: 1 }}>
                {translate('inbox.back')}
              </Button>
              <Open id={shown} />
            </>
          ) : (
            translate('inbox.choose')
          )}
        </Card>
      </Box>
    </>
  );
}
