import '../i18n/es/privacy';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Card, Link, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import {
  CONSERVACION_LIMITS,
  CONSERVACION_PASO_LABEL,
  CONSERVACION_PASOS,
  type ConservacionPaso,
  TONE_COLOURS,
  CONSERVACION_PASO_TONE,
} from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '../format/dates';
import { Pager } from '../ui/ListPager';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { PartHeader } from '../ui/PartHeader';
import { StatCard } from '../ui/StatCard';
import { StateMessage } from '../ui/StateMessage';
import { dayFrom, todayInMadrid } from '../format/days';
import { PrivacyFrame } from './PrivacyFrame';
import { useDownload } from '../providers/useDownload';
import { useRead } from '../providers/useRead';

type Person = Schemas['PlannedPerson'];
const Column = DataTable.Col<Person>;

const PER_PAGE = 25;
const NOBODY: Readonly<Record<ConservacionPaso, string>> = {
  aviso: 'Ese día no se habría avisado a nadie más',
  cuarentena: 'Ese día no habría entrado nadie más en cuarentena',
  borrado: 'Ese día no se habría borrado a nadie',
};
const figure = (count: number | null): string =>
  count === null ? 'más de 1.000' : count.toLocaleString('es-ES');

function PlanTable({ people, empty }: { people: Person[]; empty: string }) {
  return (
    <DataTable<Person>
      resource="privacy/retention/plan"
      data={people}
      total={people.length}
      isPending={false}
      empty={<StateMessage title={empty} />}
    >
      <Column
        source="persona"
        render={({ id, persona, estado }) =>
          estado === 'cuarentena' ? (
            persona
          ) : (
            <Link component={RouterLink} to={`/candidates/${id}/show`}>
              {persona}
            </Link>
          )
        }
      />
      <Column source="email" sx={{ overflowWrap: 'anywhere' }} />
      <Column source="motivo" />
      <Column source="actividad_at" render={({ actividad_at }) => formatDay(actividad_at)} />
    </DataTable>
  );
}

/** Who would have been reminded, hidden or erased by a day, changing nothing. */
export function DryRunPage() {
  const translate = useTranslate();
  const [fecha, setFecha] = useState(todayInMadrid());
  const [paso, setPaso] = useState<ConservacionPaso>('aviso');
  const [page, setPage] = useState(1);
  const last = dayFrom(todayInMadrid(), CONSERVACION_LIMITS.simulacionYears * 365);
  const valid = fecha >= todayInMadrid() && fecha <= last;
  const asked = valid ? fecha : todayInMadrid();
  const figures = useRead(['retention-plan', 'figures', asked], (provider) =>
    provider.retentionFigures(asked),
  );
  const people = useRead(['retention-plan', asked, paso, page], (provider) =>
    provider.retentionPlan(asked, paso, { page, perPage: PER_PAGE }),
  );
  const file = useDownload((provider, day: string) => provider.retentionFile(day));

  return (
    <PrivacyFrame current="/privacy/retention/plan">
      <PartHeader
        title="Simular"
        lead={translate('privacy.dry_run_lead')}
        action={
          <Button
            variant="outlined"
            startIcon={<DownloadOutlined />}
            disabled={file.isPending || !valid}
            onClick={() => file.mutate(asked)}
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
      {people.isPending ? (
        <ListSkeleton rows={5} />
      ) : people.error ? (
        <LoadFailed title="No se pudo simular" error={people.error} onRetry={() => void people.refetch()} />
      ) : (
        <Card>
          <PlanTable people={people.data} empty={NOBODY[paso]} />
          {people.data.length > 0 && (
            <Pager
              page={page}
              perPage={PER_PAGE}
              total={figures.data?.[paso] ?? undefined}
              hasNextPage={people.data.length === PER_PAGE && figures.data?.[paso] !== page * PER_PAGE}
              setPage={setPage}
              setPerPage={() => setPage(1)}
              sizes={[PER_PAGE]}
            />
          )}
        </Card>
      )}
    </PrivacyFrame>
  );
}
