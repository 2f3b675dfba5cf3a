import { Box, Typography } from '@mui/material';
import { SLOT_INVITATION_LABEL, SLOT_INVITATION_TONE } from '@hiring/contract';
import { Link } from 'react-admin';
import { useOfCandidate } from '../../candidates/useCandidate';
import { formatMoment } from '../../ui/format/dates';
import { WriteButton } from '../../ui/dialogs/confirm';
import { ListEntry, Section } from '../../ui/display/Facts';
import { LoadedList } from '../../ui/Loaded';
import { ToneBadge } from '../../ui/display/text';
import { api, at, type Schemas } from '../../providers/api';

type SlotInvitation = Schemas['SlotInvitationResponse'];

function Invitation({ invitation }: { invitation: SlotInvitation }) {
  const { id, estado } = invitation;
  return (
    <ListEntry
      title={invitation.disponibilidad_nombre}
      badge={<ToneBadge tone={SLOT_INVITATION_TONE[estado]}>{SLOT_INVITATION_LABEL[estado]}</ToneBadge>}
    >
      <Typography variant="note">
        Con {invitation.entrevistador_nombre}, ofrecida el {formatMoment(invitation.created_at)}
        {estado === 'abierta' && `. Puede elegir hasta el ${formatMoment(invitation.caduca)}`}
      </Typography>
      {invitation.elegida && (
        <Typography variant="body2">Entrevista: {formatMoment(invitation.elegida)}</Typography>
      )}
      {estado === 'abierta' && (
        <Box sx={{ mt: 1 }}>
          <WriteButton
            label="Retirar"
            question="¿Retirar la invitación?"
            explanation="El enlace dejará de servir. Al candidato no se le envía nada."
            write={() => api.post('/api/slot-invitations/{id}/revoke', at(id))}
            reads={['slot-invitations']}
            done="Invitación retirada."
          />
        </Box>
      )}
    </ListEntry>
  );
}

/** The hours that the person was offered to pick from. */
export function CandidateSlots({ candidateId }: { candidateId: string }) {
  const invitations = useOfCandidate<SlotInvitation>('slot-invitations', candidateId);
  return (
    <Section title="Horas ofrecidas">
      <LoadedList
        of={invitations}
        failed="No se pudieron cargar las invitaciones"
        rows={2}
        empty="No se le han ofrecido horas para elegir."
        item={(invitation) => <Invitation key={invitation.id} invitation={invitation} />}
      />
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        <Link to="/interview-availability">Gestionar las horas</Link>
      </Typography>
    </Section>
  );
}
