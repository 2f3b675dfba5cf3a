import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  CONSERVACION_LIMITS,
  CONSERVACION_PASO_LABEL,
  CONSERVACION_PASOS,
  type ConservacionPaso,
  TONE_COLOURS,
  CONSERVACION_PASO_TONE,
} from '@hiring/contract';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '../format/dates';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { StatCard } from '../ui/StatCard';
import { StateMessage } from '../ui/StateMessage';
import { dayFrom, todayInMadrid } from '../format/days';
import { PartHeader, PartPager, RowCard, RowList } from './parts';
import { useDownload, usePrivacyQuery } from './usePrivacy';

const PER_PAGE = 25;
const NOBODY: Readonly<Record<ConservacionPaso, string>> = {
  aviso: 'Ese día no se habría avisado a nadie más',
  cuarentena: 'Ese día no habría entrado nadie más en cuarentena',
  borrado: 'Ese día no se habría borrado a nadie',
};
const figure = (count: number | null): string =>
  count === null ? 'más de 1.000' : count.toLocaleString('es-ES');

/** Who would have been reminded, hidden or erased by a day, changing nothing. */
export function DryRunPart() {
  const [fecha, setFecha] = useState(todayInMadrid());
  const [paso, setPaso] = useState<ConservacionPaso>('aviso');
  const [page, setPage] = useState(1);
  const last = dayFrom(todayInMadrid(), CONSERVACION_LIMITS.simulacionYears * 365);
  const valid = fecha >= todayInMadrid() && fecha <= last;
  const asked = valid ? fecha : todayInMadrid();
  const figures = usePrivacyQuery(['figures', asked], (provider) => provider.retentionFigures(asked));
  const people = usePrivacyQuery(['plan', asked, paso, page], (provider) =>
    provider.retentionPlan(asked, paso, { page, perPage: PER_PAGE }),
  );
  const file = useDownload((provider, day: string) => provider.retentionFile(day));

  return (
    <>
      <PartHeader
        title="Simular"
        lead="Qué se habrá hecho un día si nadie hace nada hasta entonces, con los plazos de ahora. Simular no cambia nada."
        action={
          <Button
            variant="outlined"
            startIcon={<DownloadOutlined />}
            disabled={file.isPending || !valid}
            onClick={() => file.mutate(asked)}
            sx={{ minHeight: 44 }}
          >
            {file.isPending ? 'Preparando...' : 'Descargar CSV'}
          </Button>
        }
      />
      <TextField
        type="date"
        label="Día"
        margin="none"
        value={fecha}
        onChange={({ target }) => {
          setFecha(target.value);
          setPage(1);
        }}
        error={!valid}
        helperText={valid ? undefined : 'Elige un día desde hoy y como mucho dentro de seis años.'}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: todayInMadrid(), max: last } }}
        sx={{ mb: 2, maxWidth: 260 }}
      />
      <Box
        component="dl"
        aria-live="polite"
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', m: 0, mb: 2 }}
      >
        {CONSERVACION_PASOS.map((step) => (
          <StatCard
            key={step}
            label={CONSERVACION_PASO_LABEL[step]}
            colour={TONE_COLOURS[CONSERVACION_PASO_TONE[step]].text}
            value={figures.isError ? null : figures.data && figure(figures.data[step])}
          />
        ))}
      </Box>
      <ToggleButtonGroup
        exclusive
        value={paso}
        aria-label="Qué se haría"
        onChange={(_event, value: ConservacionPaso | null) => {
          if (value) {
            setPaso(value);
            setPage(1);
          }
        }}
        sx={{ mb: 2 }}
      >
        {CONSERVACION_PASOS.map((step) => (
          <ToggleButton key={step} value={step} sx={{ minHeight: 44, textTransform: 'none' }}>
            {CONSERVACION_PASO_LABEL[step]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div aria-busy={people.isFetching}>
        {people.isPending ? (
          <ListSkeleton rows={5} />
        ) : people.error ? (
          <LoadFailed title="No se pudo simular" error={people.error} onRetry={() => void people.refetch()} />
        ) : people.data.data.length === 0 ? (
          <StateMessage title={NOBODY[paso]} />
        ) : (
          <>
            <RowList label={`${CONSERVACION_PASO_LABEL[paso]}: personas`}>
              {people.data.data.map(({ candidato_id, persona, email, motivo, actividad_at, estado }) => (
                <RowCard key={candidato_id}>
                  <Typography component="h3" variant="subtitle1">
                    {estado === 'cuarentena' ? (
                      persona
                    ) : (
                      <Link component={RouterLink} to={`/candidates/${candidato_id}/show`}>
                        {persona}
                      </Link>
                    )}
                  </Typography>
                  <Typography variant="body2">{email}</Typography>
                  <Typography variant="body2" color="text.secondary">
                    {motivo}. Última actividad: {formatDay(actividad_at)}.
                  </Typography>
                </RowCard>
              ))}
            </RowList>
            <PartPager of={people.data} setPage={setPage} />
          </>
        )}
      </div>
    </>
  );
}
