import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SLOT_INVITATION_LABEL, SLOT_INVITATION_TONE } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Candidate } from '../candidates/types';
import { formatMoment } from '../format/dates';
import { reasonOf } from '../providers/httpClient';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { Section } from '../ui/Section';
import { ToneBadge } from '../ui/ToneBadge';
import { OfferSlotsDialog } from './OfferSlotsDialog';
import { useSlotInvitations, useSlotWrite } from './useSlotInvitations';

function Invitation({ invitation }: { invitation: Schemas['SlotInvitationResponse'] }) {
  const { id, estado, candidato_id } = invitation;
  const notify = useNotify();
  const revoke = useSlotWrite(
    candidato_id,
    (provider) => provider.revokeSlotInvitation(id),
    'Invitación retirada.',
  );
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, alignItems: 'start' }}>
        <Typography component="h4" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {invitation.disponibilidad_nombre}
        </Typography>
        <ToneBadge tone={SLOT_INVITATION_TONE[estado]}>{SLOT_INVITATION_LABEL[estado]}</ToneBadge>
      </Box>
      <Typography variant="body2" color="text.secondary">
        Con {invitation.entrevistador_nombre}, ofrecida el {formatMoment(invitation.created_at)}
        {estado === 'abierta' && `. Puede elegir hasta el ${formatMoment(invitation.caduca)}`}
      </Typography>
      {invitation.elegida && (
        <Typography variant="body2">Entrevista: {formatMoment(invitation.elegida)}</Typography>
      )}
      {estado === 'abierta' && (
        <Box sx={{ mt: 1 }}>
          <ConfirmedButton
            label="Retirar"
            question="¿Retirar la invitación?"
            explanation="El enlace dejará de servir. Al candidato no se le envía nada."
            busy={revoke.isPending}
            onConfirm={() =>
              revoke.mutate(undefined, { onError: (error) => notify(reasonOf(error), { type: 'error' }) })
            }
          />
        </Box>
      )}
    </Box>
  );
}

function Invitations({ candidateId }: { candidateId: string }) {
  const { data, error, isPending, refetch } = useSlotInvitations(candidateId);
  if (isPending) return <ListSkeleton rows={2} />;
  if (error) {
    return (
      <LoadFailed
        title="No se pudieron cargar las invitaciones"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1 }}>
      {data.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} />
      ))}
    </Box>
  );
}

/** The candidate picks the hour of the interview. */
export function CandidateSlots({ candidate }: { candidate: Candidate }) {
  const [offering, setOffering] = useState(false);
  const open = candidate.aplicaciones.some(({ abierta }) => abierta);
  return (
    <Section title="Que elija la hora">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<EventAvailableOutlined />}
          disabled={!open}
          onClick={() => setOffering(true)}
        >
          Ofrecer horas
        </Button>
        <Link component={RouterLink} to="/horas-entrevista" variant="body2">
          Gestionar las horas
        </Link>
      </Box>
      {!open && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          No tiene ninguna candidatura abierta.
        </Typography>
      )}
      <Invitations candidateId={candidate.id} />
      {offering && <OfferSlotsDialog candidate={candidate} onClose={() => setOffering(false)} />}
    </Section>
  );
}
