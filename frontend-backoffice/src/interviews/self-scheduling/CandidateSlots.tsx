import { Typography } from '@mui/material';
import { SLOT_INVITATION_LABEL, SLOT_INVITATION_TONE } from '@hiring/contract';
import { Link } from 'react-admin';
import { useOfCandidate } from '../../candidates/useCandidate';
import { formatMoment } from '../../ui/format/dates';
import { confirmTexts, WriteButton } from '../../ui/dialogs/confirm';
import { ListEntry, Section } from '../../ui/display/Facts';
import { LoadedList } from '../../ui/Loaded';
import { ToneBadge } from '../../ui/display/text';
import { api, at, type Schemas } from '../../providers/api';
import { translate } from '../../i18n/texts';

type SlotInvitation = Schemas['SlotInvitationResponse'];

function Invitation({ invitation }: { invitation: SlotInvitation }) {
  const { id, estado } = invitation;
  const said = {
    name: invitation.entrevistador_nombre,
    moment: formatMoment(invitation.created_at),
    until: formatMoment(invitation.caduca),
  };
  return (
    <ListEntry
      title={invitation.disponibilidad_nombre}
      badge={<ToneBadge tone={SLOT_INVITATION_TONE[estado]}>{SLOT_INVITATION_LABEL[estado]}</ToneBadge>}
    >
      <Typography variant="note">
        {translate(estado === 'abierta' ? 'interviews.slots.offeredUntil' : 'interviews.slots.offered', said)}
      </Typography>
      {invitation.elegida && (
        <Typography variant="body2">
          {translate('interviews.slots.chosen', { moment: formatMoment(invitation.elegida) })}
        </Typography>
      )}
      {estado === 'abierta' && (
        <WriteButton
          {...confirmTexts('interviews.slots.withdraw.')}
          write={() => api.post('/api/slot-invitations/{id}/revoke', at(id))}
          changes={['slot-invitations', 'emails']}
          done="interviews.slots.withdrawn"
        />
      )}
    </ListEntry>
  );
}

/** The hours that the person was offered to pick from. */
export function CandidateSlots({ candidateId }: { candidateId: string }) {
  const invitations = useOfCandidate<SlotInvitation>('slot-invitations', candidateId);
  return (
    <Section title="interviews.slots.title">
      <LoadedList
        of={invitations}
        failed="interviews.slots.failed"
        rows={2}
        empty="interviews.slots.none"
        item={(invitation) => <Invitation key={invitation.id} invitation={invitation} />}
      />
      <Typography variant="body2">
        <Link to="/interview-availability">{translate('interviews.slots.manage')}</Link>
      </Typography>
    </Section>
  );
}
