import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { formatDay } from '../format/dates';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { StateMessage } from '../ui/StateMessage';
import { HoldDialog } from './HoldDialog';
import { PartHeader, PartPager, RowCard, RowList } from './parts';
import { RetentionForm } from './RetentionForm';
import { usePrivacyQuery } from './usePrivacy';

/** How long data are kept, and whose record nobody can read any more. */
export function RetentionPart() {
  const settings = usePrivacyQuery(['retention'], (provider) => provider.retentionSettings());
  return (
    <>
      <PartHeader
        title="Plazos de conservación"
        lead="Cuentan desde la última actividad de quien ya no tiene ningún proceso abierto: el fin de su última candidatura, su última entrada o su permiso para futuras ofertas. Los procesos abiertos y las personas contratadas nunca vencen."
      />
      {settings.isPending ? (
        <ListSkeleton rows={3} />
      ) : settings.error ? (
        <LoadFailed
          title="No se pudieron cargar los plazos"
          error={settings.error}
          onRetry={() => void settings.refetch()}
        />
      ) : (
        <RetentionForm
          key={settings.data.version}
          settings={settings.data}
          onStale={() => void settings.refetch()}
        />
      )}
      <Quarantined />
    </>
  );
}

function Quarantined() {
  const [page, setPage] = useState(1);
  const [keeping, setKeeping] = useState<{ id: string; persona: string }>();
  const { data, error, isPending, refetch } = usePrivacyQuery(['quarantine', page], (provider) =>
    provider.quarantined(page),
  );
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <PartHeader
        title="En cuarentena"
        lead="Nadie ve estas fichas en ninguna pantalla. Si hay un motivo para conservarlas, ponles una retención y vuelven a estar a la vista."
      />
      <div aria-live="polite" aria-busy={isPending}>
        {isPending ? (
          <ListSkeleton rows={3} />
        ) : error ? (
          <LoadFailed title="No se pudo cargar la cuarentena" error={error} onRetry={() => void refetch()} />
        ) : data.data.length === 0 ? (
          <StateMessage title="No hay nadie en cuarentena" />
        ) : (
          <>
            <RowList label="Personas en cuarentena">
              {data.data.map(({ candidato_id, persona, cuarentena_at, se_borra_at }) => (
                <RowCard
                  key={candidato_id}
                  actions={
                    <Button
                      variant="outlined"
                      sx={{ minHeight: 44 }}
                      aria-label={`Retener: ${persona}`}
                      onClick={() => setKeeping({ id: candidato_id, persona })}
                    >
                      Retener
                    </Button>
                  }
                >
                  <Typography component="h3" variant="subtitle1">
                    {persona}
                  </Typography>
                  <Typography variant="body2" color="text.secondary">
                    Ficha {candidato_id.slice(0, LIMITS.shortId)}, desde el {formatDay(cuarentena_at)}. Se
                    borra el {formatDay(se_borra_at)}.
                  </Typography>
                </RowCard>
              ))}
            </RowList>
            <PartPager of={data} setPage={setPage} />
          </>
        )}
      </div>
      {keeping && <HoldDialog person={keeping} onClose={() => setKeeping(undefined)} />}
    </Box>
  );
}
