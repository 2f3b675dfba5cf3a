import PersonOutlined from '@mui/icons-material/PersonOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Tone } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { candidateAddress, vacancyAddress } from '../vacancies/addresses';
import { formatMoment } from '../format/dates';
import { relativeTime } from '../format/relativeTime';
import { useNow } from '../format/useNow';
import { ToneBadge } from '../ui/ToneBadge';
import { DetailAnchor } from './DetailAnchor';
import { Panel } from './Panel';

type Activity = Schemas['Activity'];

const PRIORITY: Readonly<Record<Activity['prioridad'], { label: string; tone: Tone }>> = {
  alta: { label: 'Alta', tone: 'red' },
  media: { label: 'Media', tone: 'yellow' },
  baja: { label: 'Baja', tone: 'green' },
};

function ActivityItem({ activity, now }: { activity: Activity; now: number }) {
  const { tipo, id, titulo, detalle, fecha, prioridad } = activity;
  const Icon = tipo === 'candidato' ? PersonOutlined : WorkOutlineOutlined;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <DetailAnchor to={tipo === 'candidato' ? candidateAddress(id) : vacancyAddress(id)}>
            {titulo}
          </DetailAnchor>
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {detalle}
        </Typography>
        <Typography
          component="time"
          dateTime={fecha}
          title={formatMoment(fecha)}
          variant="caption"
          color="text.secondary"
        >
          {relativeTime(fecha, now)}
        </Typography>
      </Box>
      <Box sx={{ flexShrink: 0 }}>
        <ToneBadge tone={PRIORITY[prioridad].tone}>
          <Box
            component="span"
            sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
          >
            Prioridad:{' '}
          </Box>
          {PRIORITY[prioridad].label}
        </ToneBadge>
      </Box>
    </Box>
  );
}

/** The newest applications and vacancies. */
export function RecentActivity({ activities }: { activities: readonly Activity[] }) {
  const now = useNow();
  return (
    <Panel title="Actividad Reciente">
      {activities.length === 0 ? (
        <Typography color="text.secondary">Todavía no hay actividad.</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {activities.map((activity) => (
            <ActivityItem key={`${activity.tipo} ${activity.id}`} activity={activity} now={now} />
          ))}
        </Box>
      )}
    </Panel>
  );
}
