import '../../i18n/interviews';
import { Stack, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { BusyButton } from '../../ui/buttons';
import { translate } from '../../i18n/texts';
import { formatMoment } from '../../ui/format/dates';
import { confirmTexts, ConfirmedButton, WriteButton } from '../../ui/dialogs/confirm';
import { Loaded } from '../../ui/Loaded';
import { PageHeader } from '../../ui/PageHeader';
import { SecretField } from '../../ui/forms/SecretField';
import { api, useWrite, type Schemas } from '../../providers/api';
import { PaddedCard } from '../../ui/layout';
import { Alert } from '../../ui/Alert';

const FEED = 'calendar-feeds/mine';
const CHANGES = { changes: [FEED] } as const;

/** When it was connected and last read. */
function stateOf(feed: Schemas['CalendarFeedState']['calendario']): string {
  if (!feed) return translate('interviews.feed.none');
  const since = formatMoment(feed.creado);
  if (!feed.usado) return translate('interviews.feed.unread', { since });
  return translate('interviews.feed.read', { since, read: formatMoment(feed.usado) });
}

function Feed({ calendario }: Schemas['CalendarFeedState']) {
  const create = useWrite(() => api.post('/api/calendar-feeds'), CHANGES);
  return (
    <PaddedCard>
      <Stack spacing={1}>
        <div aria-live="polite">
          {create.data && (
            <Alert severity="success">
              <Typography variant="strong" gutterBottom>
                {translate('interviews.feed.copy')}
              </Typography>
              <SecretField label="interviews.feed.address" secret={create.data.direccion} />
            </Alert>
          )}
        </div>
        <Typography>{stateOf(calendario)}</Typography>
        <Typography variant="note">{translate('interviews.feed.warning')}</Typography>
        <Stack direction="row" spacing={1}>
          {calendario ? (
            <>
              <ConfirmedButton
                {...confirmTexts('interviews.feed.again.')}
                busy={create.isPending}
                onConfirm={() => create.mutate(undefined)}
              />
              <WriteButton
                {...confirmTexts('interviews.feed.disconnect.')}
                {...CHANGES}
                write={() => api.delete('/api/calendar-feeds/mine')}
                done="interviews.feed.disconnected"
                then={() => create.reset()}
              />
            </>
          ) : (
            <BusyButton
              variant="contained"
              color="secondary"
              busy={create.isPending}
              onClick={() => create.mutate(undefined)}
            >
              {translate('interviews.feed.create')}
            </BusyButton>
          )}
        </Stack>
      </Stack>
    </PaddedCard>
  );
}

/** One's own interviews in one's own calendar program. */
export function MyCalendarPage() {
  const feed = useGetOne<Schemas['CalendarFeedState'] & { id: string }>(FEED, { id: '1' });
  return (
    <>
      <PageHeader title="interviews.feed.title" lead="interviews.feed.lead" />
      <Loaded of={feed} failed="interviews.feed.failed" rows={3}>
        {(data) => <Feed {...data} />}
      </Loaded>
    </>
  );
}
