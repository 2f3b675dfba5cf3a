import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { formatDay, formatMoment } from '../format/dates';
import { reasonOf } from '../providers/problem';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { StateMessage } from '../ui/StateMessage';
import { ToneBadge } from '../ui/ToneBadge';
import { HoldDialog } from './HoldDialog';
import { PartHeader, PartPager, RowCard, RowList } from './parts';
import { usePrivacyQuery, usePrivacyWrite } from './usePrivacy';

type Hold = Schemas['HoldResponse'];

function HoldRow({ hold }: { hold: Hold }) {
  const notify = useNotify();
  const lift = usePrivacyWrite((provider, id: string) => provider.liftHold(id), 'Retención levantada');
  const { id, persona, motivo, hasta, vigente, creada_por, created_at, levantada_at, levantada_por } = hold;
  const until = hasta ? `, hasta el ${formatDay(hasta)}` : ', sin fecha de fin';
  return (
    <RowCard
      actions={
        levantada_at === null && (
          <ConfirmedButton
            label="Levantar"
            question={`¿Levantar la retención de ${persona}?`}
            explanation="Sus datos vuelven a contar para los plazos de conservación y se podrán borrar."
            busy={lift.isPending}
            onConfirm={() =>
              lift.mutate(id, { onError: (error) => notify(reasonOf(error), { type: 'error' }) })
            }
          />
        )
      }
    >
      <Typography component="h3" variant="subtitle1">
        {persona}{' '}
        <ToneBadge tone={vigente ? 'yellow' : 'grey'}>
          {vigente ? 'Vigente' : levantada_at ? 'Levantada' : 'Vencida'}
        </ToneBadge>
      </Typography>
      <Typography>{motivo}</Typography>
      <Typography variant="body2" color="text.secondary">
        Puesta el {formatMoment(created_at)}
        {creada_por && ` por ${creada_por}`}
        {until}.{levantada_at && ` Levantada el ${formatMoment(levantada_at)}`}
        {levantada_at && levantada_por && ` por ${levantada_por}`}
        {levantada_at && '.'}
      </Typography>
    </RowCard>
  );
}

/** Holds: whose data are kept although they would be erased, and why. */
export function HoldsPart() {
  const [page, setPage] = useState(1);
  const [adding, setAdding] = useState(false);
  const { data, error, isPending, refetch } = usePrivacyQuery(['holds', page], (provider) =>
    provider.holds(page),
  );
  return (
    <>
      <PartHeader
        title="Retenciones"
        lead="Para conservar los datos de alguien mientras hay una reclamación, una inspección u otra obligación legal."
        action={
          <Button
            variant="contained"
            color="secondary"
            startIcon={<AddOutlined />}
            onClick={() => setAdding(true)}
            sx={{ minHeight: 44 }}
          >
            Poner una retención
          </Button>
        }
      />
      <div aria-live="polite" aria-busy={isPending}>
        {isPending ? (
          <ListSkeleton rows={3} />
        ) : error ? (
          <LoadFailed
            title="No se pudieron cargar las retenciones"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : data.data.length === 0 ? (
          <StateMessage title="No hay retenciones" />
        ) : (
          <>
            <RowList label="Retenciones">
              {data.data.map((hold) => (
                <HoldRow key={hold.id} hold={hold} />
              ))}
            </RowList>
            <PartPager of={data} setPage={setPage} />
          </>
        )}
      </div>
      {adding && <HoldDialog onClose={() => setAdding(false)} />}
    </>
  );
}
