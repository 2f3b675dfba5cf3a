import PersonOutlined from '@mui/icons-material/PersonOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import type { Tone } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { visuallyHidden } from '@mui/utils';
import { formatMoment } from '../format/dates';
import { relativeTime } from '../format/relativeTime';
import { useNow } from '../format/useNow';
import { ToneBadge } from '../ui/ToneBadge';
import { candidateAddress, vacancyAddress } from '../vacancies/addresses';
import { LinkedRows } from './LinkedRows';
import { Panel } from './Panel';

type Activity = Schemas['Activity'];

const PRIORITY: Readonly<Record<Activity['prioridad'], { label: string; tone: Tone }>> = {
  alta: { label: 'Alta', tone: 'red' },
  media: { label: 'Media', tone: 'yellow' },
  baja: { label: 'Baja', tone: 'green' },
};

/** The newest applications and vacancies. */
export function RecentActivity({ activities }: { activities: readonly Activity[] }) {
  const now = useNow();
  return (
    <Panel title="Actividad reciente">
      <LinkedRows
        empty="Todavía no hay actividad."
        rows={activities.map(({ tipo, id, titulo, detalle, fecha, prioridad }) => {
          const person = tipo === 'candidato';
          const Icon = person ? PersonOutlined : WorkOutlineOutlined;
          return {
            key: `${tipo} ${id}`,
            to: person ? candidateAddress(id) : vacancyAddress(id),
            icon: <Icon aria-hidden />,
            text: titulo,
            detail: (
              <>
                {detalle},{' '}
                <time dateTime={fecha} title={formatMoment(fecha)}>
                  {relativeTime(fecha, now).toLocaleLowerCase('es')}
                </time>
              </>
            ),
            aside: (
              <ToneBadge tone={PRIORITY[prioridad].tone}>
                <span style={visuallyHidden}>Prioridad: </span>
                {PRIORITY[prioridad].label}
              </ToneBadge>
            ),
          };
        })}
      />
    </Panel>
  );
}
