import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { INTERVIEW_TIPO_LABEL, counted } from '@hiring/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { reasonOf } from '../providers/problem';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import { Facts } from '../ui/Facts';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { PageHeader } from '../ui/PageHeader';
import { StateMessage } from '../ui/StateMessage';
import { ToneBadge } from '../ui/ToneBadge';
import { AvailabilityDialog } from './AvailabilityDialog';
import { windowText } from './availabilityText';
import { type Availability, useAvailability, useAvailabilityWrite } from './useAvailability';

const COLUMNS = {
  xs: 'repeat(2, minmax(0, 1fr))',
  md: 'repeat(4, minmax(0, 1fr))',
};

function Row({ row, onEdit }: { row: Availability; onEdit: () => void }) {
  const notify = useNotify();
  const remove = useAvailabilityWrite((provider) => provider.removeAvailability(row.id), 'Horas eliminadas.');
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h2" sx={{ mr: 'auto', fontSize: '1.125rem' }}>
          {row.nombre}
        </Typography>
        <ToneBadge tone={row.activa ? 'green' : 'grey'}>
          {row.activa ? 'Se ofrecen' : 'No se ofrecen'}
        </ToneBadge>
      </Box>
      <Facts
        columns={COLUMNS}
        facts={[
          { label: 'Quién entrevista', value: row.entrevistador_nombre },
          {
            label: 'Cuándo',
            value: row.franjas.map((window) => <div key={windowText(window)}>{windowText(window)}</div>),
          },
          { label: 'Duración', value: counted(row.duracion_min, 'minuto', 'minutos') },
          { label: 'Margen', value: `${row.margen_antes_min} antes, ${row.margen_despues_min} después` },
          { label: 'Antelación', value: counted(row.antelacion_horas, 'hora', 'horas') },
          {
            label: 'Se ofrecen',
            value: row.dias_vista === 1 ? 'El próximo día' : `Los próximos ${row.dias_vista} días`,
          },
          { label: 'Tipo', value: INTERVIEW_TIPO_LABEL[row.tipo] },
          ...(row.ubicacion ? [{ label: 'Ubicación', value: row.ubicacion }] : []),
          ...(row.link_virtual
            ? [
                {
                  label: 'Reunión',
                  value: (
                    <Link href={row.link_virtual} target="_blank" rel="noopener noreferrer">
                      Abrir la reunión
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button size="small" variant="outlined" onClick={onEdit} aria-label={`Cambiar «${row.nombre}»`}>
          Cambiar
        </Button>
        <ConfirmedButton
          label="Eliminar"
          question={`¿Eliminar «${row.nombre}»?`}
          explanation="Los enlaces enviados para elegir estas horas dejarán de servir. Las entrevistas ya acordadas siguen en pie."
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(undefined, { onError: (error) => notify(reasonOf(error), { type: 'error' }) })
          }
        />
      </Box>
    </Card>
  );
}

/** The hours that candidates may pick from. */
export function AvailabilityPage() {
  const { data, error, isPending, refetch } = useAvailability();
  const [editing, setEditing] = useState<Availability | 'new' | null>(null);
  const add = (
    <Button
      variant="contained"
      color="secondary"
      startIcon={<AddOutlined />}
      onClick={() => setEditing('new')}
      sx={{ minHeight: 44 }}
    >
      Nuevas horas
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Horas para entrevistas"
        lead="Las horas que ofreces a los candidatos para que elijan la suya desde un enlace. Se descuentan solas las que ya están ocupadas."
        action={add}
      />
      {isPending ? (
        <ListSkeleton rows={4} />
      ) : error ? (
        <LoadFailed title="No se pudieron cargar las horas" error={error} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <StateMessage title="Todavía no hay horas">
          Di quién entrevista y cuándo; después pulsa «Ofrecer horas» en la ficha de un candidato.
        </StateMessage>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((row) => (
            <Row key={row.id} row={row} onEdit={() => setEditing(row)} />
          ))}
        </Box>
      )}
      {editing && (
        <AvailabilityDialog row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
