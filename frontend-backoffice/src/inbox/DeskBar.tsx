import { Box, Link as MuiLink, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Candidate, fullName } from '../candidates/useCandidate';
import { useOwnId, useStaff } from '../tasks/task';
import { InstantSearch } from '../ui/forms/InstantSearch';
import { ToneBadge } from '../ui/display/text';
import { formatShortMoment } from '../ui/format/dates';
import { serverNow } from '../providers/serverClock';
import { BusyButton } from '../ui/buttons';
import { translate } from '../i18n/texts';
import { putOffChoices } from './putOff';
import { type Desk, useDesk, useDeskWrite } from './thread';

/** Until when a conversation leaves the open ones. */
function PutOff({ desk }: { desk: Desk }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mutate, isPending } = useDeskWrite(desk, 'inbox.putOff.done');
  const choose = (recordar_at: string | null) => {
    setAnchor(null);
    mutate({ recordar_at });
  };
  return (
    <>
      <BusyButton
        size="small"
        variant="outlined"
        data-key="h"
        aria-haspopup="menu"
        busy={isPending}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('inbox.putOff.label')}
      </BusyButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {putOffChoices(new Date(serverNow())).map(({ key, until }) => (
          <MenuItem key={key} onClick={() => choose(until.toISOString())}>
            {translate(`inbox.putOff.${key}`, { moment: formatShortMoment(until.toISOString()) })}
          </MenuItem>
        ))}
        {desk.recordar_at && <MenuItem onClick={() => choose(null)}>{translate('inbox.putOff.no')}</MenuItem>}
      </Menu>
    </>
  );
}

function Close({ desk }: { desk: Desk }) {
  const closed = desk.cerrada_at !== null;
  const { mutate, isPending } = useDeskWrite(desk, closed ? 'inbox.reopened' : 'inbox.closed');
  return (
    <BusyButton
      size="small"
      variant={closed ? 'outlined' : 'contained'}
      data-key="e"
      busy={isPending}
      onClick={() => mutate({ cerrada: !closed })}
    >
      {translate(closed ? 'inbox.reopen' : 'inbox.close')}
    </BusyButton>
  );
}

/** Who answers. The button is for oneself, the list for everybody. */
function Holder({ desk }: { desk: Desk }) {
  const staff = useStaff();
  const me = useOwnId();
  const { mutate, isPending } = useDeskWrite(desk, 'inbox.given');
  const held = desk.asignada_a;
  const choices = staff.map(({ id, nombre }) => ({ id, name: nombre }));
  if (held && !choices.some(({ id }) => id === held.id)) choices.push({ id: held.id, name: held.nombre });
  return (
    <>
      <Box data-key="d" sx={{ width: 220 }}>
        <InstantSearch
          label="inbox.holder"
          value={held?.id}
          emptyText="inbox.nobody"
          choices={choices}
          onChoose={(id) => {
            if (id !== held?.id) mutate({ asignado_a: id ?? null });
          }}
        />
      </Box>
      {held?.id !== me && me && (
        <BusyButton
          size="small"
          variant="outlined"
          data-key="a"
          busy={isPending}
          onClick={() => mutate({ asignado_a: me })}
        >
          {translate('inbox.take')}
        </BusyButton>
      )}
    </>
  );
}

/** The head of an open conversation: whose it is, who answers, and what can be done with it. */
export function DeskBar({ candidate }: { candidate: Candidate }) {
  const { data: desk } = useDesk(candidate.id);
  return (
    <Stack spacing={1.25} sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="h2" sx={{ mr: 'auto' }}>
          {fullName(candidate)}
        </Typography>
        <MuiLink component={Link} to={`/candidates/${candidate.id}/show`} data-key="o">
          {translate('inbox.record')}
        </MuiLink>
      </Box>
      {desk && (
        <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" alignItems="center">
          <Holder desk={desk} />
          <PutOff desk={desk} />
          <Close desk={desk} />
          {desk.recordar_at && (
            <ToneBadge tone="blue">
              {translate('inbox.putOff.until', { moment: formatShortMoment(desk.recordar_at) })}
            </ToneBadge>
          )}
          {desk.cerrada_at && <ToneBadge tone="grey">{translate('inbox.isClosed')}</ToneBadge>}
        </Stack>
      )}
      {desk?.escribe && (
        <Typography role="status" variant="note">
          {translate('inbox.writing', { name: desk.escribe })}
        </Typography>
      )}
    </Stack>
  );
}
