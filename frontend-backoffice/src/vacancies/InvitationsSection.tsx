import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { INVITACION_ESTADO_LABEL, INVITACION_ESTADO_TONE } from '@hiring/contract';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { fullName } from '../candidates/types';
import { formatDay } from '../format/dates';
import type { HiringDataProvider } from '../providers/dataProvider';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { ToneBadge } from '../ui/ToneBadge';
import { candidateAddress } from './addresses';

/** Who was invited to the vacancy, and what came of it. */
export function InvitationsSection({ vacancyId }: { vacancyId: string }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['vacancy-invitations', vacancyId],
    queryFn: () => dataProvider.vacancyInvitations(vacancyId),
  });
  return (
    <Card component="section" aria-labelledby="invitadas-titulo" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id="invitadas-titulo" sx={{ mb: 1 }}>
        Invitaciones enviadas
      </Typography>
      {isPending && <ListSkeleton rows={2} />}
      {error && (
        <LoadFailed
          title="No se pudieron cargar las invitaciones"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <Typography color="text.secondary">Todavía no se ha invitado a nadie.</Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((invitation) => (
            <Box
              key={invitation.id}
              component="li"
              sx={{
                py: 1,
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                alignItems: 'center',
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <MuiLink
                component={Link}
                to={candidateAddress(invitation.candidato_id)}
                sx={{ mr: 'auto', py: 0.75 }}
              >
                {fullName(invitation)}
              </MuiLink>
              <ToneBadge tone={INVITACION_ESTADO_TONE[invitation.estado]}>
                {INVITACION_ESTADO_LABEL[invitation.estado]}
              </ToneBadge>
              <Typography variant="caption" color="text.secondary">
                {formatDay(invitation.fecha)}
                {invitation.invitada_por && `, por ${invitation.invitada_por}`}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}
