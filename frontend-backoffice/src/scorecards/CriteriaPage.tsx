import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useDepartments } from '../departments/useDepartments';
import { reasonOf } from '../providers/problem';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { PageHeader } from '../ui/PageHeader';
import { StateMessage } from '../ui/StateMessage';
import { ToneBadge } from '../ui/ToneBadge';
import { CriterionDialog } from './CriterionDialog';
import { type Criterion, useCriteria, useCriterionWrite } from './useCriteria';

function Row({ criterion, onEdit }: { criterion: Criterion; onEdit: () => void }) {
  const { departmentName, positionName } = useDepartments();
  const notify = useNotify();
  const remove = useCriterionWrite(
    (provider) => provider.removeCriterion(criterion.id),
    'Criterio eliminado.',
  );
  const { nombre, descripcion, departamento, posicion } = criterion;
  const scope = departamento
    ? `${departmentName(departamento)}${posicion ? `: ${positionName(departamento, posicion)}` : ''}`
    : 'Todas las posiciones';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        px: { xs: 2, sm: 2.5 },
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography component="h2" sx={{ fontWeight: 700, fontSize: '1rem', overflowWrap: 'anywhere' }}>
          {nombre}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {[scope, descripcion].filter(Boolean).join('. ')}
        </Typography>
      </Box>
      {!criterion.activo && <ToneBadge tone="grey">No se usa</ToneBadge>}
      <Button size="small" variant="outlined" onClick={onEdit} aria-label={`Cambiar «${nombre}»`}>
        Cambiar
      </Button>
      <ConfirmedButton
        label="Eliminar"
        question={`¿Eliminar «${nombre}»?`}
        explanation="Las evaluaciones que ya lo tienen lo conservan."
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, { onError: (error) => notify(reasonOf(error), { type: 'error' }) })
        }
      />
    </Box>
  );
}

/** What interviewers score. */
export function CriteriaPage() {
  const { data, error, isPending, refetch } = useCriteria();
  const [editing, setEditing] = useState<Criterion | 'new' | null>(null);
  const last = Math.max(0, ...(data ?? []).map(({ orden }) => orden));
  return (
    <>
      <PageHeader
        title="Criterios de evaluación"
        lead="Lo que puntúa quien entrevista, del 1 al 5: para todas las posiciones, para un departamento o para una posición."
        action={
          <Button
            variant="contained"
            color="secondary"
            startIcon={<AddOutlined />}
            onClick={() => setEditing('new')}
            sx={{ minHeight: 44 }}
          >
            Nuevo criterio
          </Button>
        }
      />
      {isPending ? (
        <ListSkeleton rows={5} />
      ) : error ? (
        <LoadFailed
          title="No se pudieron cargar los criterios"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data.length === 0 ? (
        <StateMessage title="No hay criterios">
          Sin criterios, quien entrevista da solo su recomendación y un comentario.
        </StateMessage>
      ) : (
        <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((criterion) => (
            <Row key={criterion.id} criterion={criterion} onEdit={() => setEditing(criterion)} />
          ))}
        </Card>
      )}
      {editing && (
        <CriterionDialog
          criterion={editing === 'new' ? null : editing}
          nextOrder={Math.min(999, last + 10)}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
