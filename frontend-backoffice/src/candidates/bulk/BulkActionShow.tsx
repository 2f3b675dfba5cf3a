import { Box, Button, Card, LinearProgress, List, Stack, Typography } from '@mui/material';
import {
  BULK_LIMITS,
  BULK_ROW_LABEL,
  BULK_ROW_STATES,
  BULK_ROW_TONE,
  type BulkRowState,
} from '@hiring/contract';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { fullName } from '../useCandidate';
import { BusyButton, MoreButton } from '../../ui/buttons';
import { choicesOf, InstantSelect } from '../../ui/forms/inputs';
import { ListSkeleton, Loaded, LoadFailed, StateMessage } from '../../ui/Loaded';
import { PageHeader } from '../../ui/PageHeader';
import { ToneBadge } from '../../ui/display/text';
import { outcomeText } from './bulkText';
import type { BulkAction } from './selection';
import { isOver, useBulkAction } from './useBulkAction';
import { api, withoutBlanks, useWrite, usePages, type Schemas } from '../../providers/api';
import { translate } from '../../i18n/texts';

function ResultRow({ row }: { row: Schemas['BulkRowResponse'] }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.25,
        px: 2,
        py: 1,
        minHeight: 44,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ width: 92 }}>
        <ToneBadge tone={BULK_ROW_TONE[row.estado]}>{BULK_ROW_LABEL[row.estado]}</ToneBadge>
      </Box>
      <Box component={Link} to={`/candidates/${row.candidato_id}/show`} sx={{ color: 'inherit', py: 1 }}>
        {fullName(row)}
      </Box>
      {row.motivo && <Typography variant="note">{row.motivo}</Typography>}
    </Box>
  );
}

/** Goes back to the list with those chosen for which nothing was done. */
function SelectAgain({ action }: { action: BulkAction }) {
  const navigate = useNavigate();
  const state: BulkRowState = action.fallidas > 0 ? 'fallida' : 'omitida';
  const { mutate, isPending } = useWrite(
    async () => {
      const ids: string[] = [];
      let after: string | null = null;
      do {
        const page: Schemas['BulkRowsPage'] = await api.get('/api/bulk-actions/{id}/rows', {
          params: { path: { id: action.id }, query: withoutBlanks({ cursor: after, estado: state }) },
        });
        ids.push(...page.filas.map(({ aplicacion_id }) => aplicacion_id));
        after = page.siguiente;
      } while (after !== null && ids.length < BULK_LIMITS.ids);
      return ids.slice(0, BULK_LIMITS.ids);
    },
    {
      then: (seleccionar) => void navigate('/admin', { state: { seleccionar } }),
      failure: 'people.bulkResult.selectFailed',
    },
  );
  if (action.fallidas + action.omitidas === 0) return null;
  return (
    <BusyButton variant="outlined" busy={isPending} onClick={() => mutate()}>
      {translate(state === 'fallida' ? 'people.bulkResult.selectFallida' : 'people.bulkResult.selectOmitida')}
    </BusyButton>
  );
}

const STATES = choicesOf(BULK_ROW_STATES, BULK_ROW_LABEL);

function Rows({ action }: { action: BulkAction }) {
  const [state, setState] = useState<BulkRowState>();
  const rows = usePages(['bulk-rows', action.id, state, action.estado], (cursor) =>
    api.get('/api/bulk-actions/{id}/rows', {
      params: { path: { id: action.id }, query: withoutBlanks({ cursor, estado: state ?? null }) },
    }),
  );
  return (
    <Card component="section" aria-label={translate('people.bulkResult.applications')}>
      <Box sx={{ p: 2, maxWidth: 280 }}>
        <InstantSelect
          label="people.bulkResult.show"
          value={state}
          choices={STATES}
          emptyText="people.bulkResult.everything"
          onChoose={setState}
        />
      </Box>
      <Loaded of={rows} failed="people.bulkResult.failed" rows={6}>
        {({ pages }) => (
          <>
            {pages[0]?.filas.length === 0 && <StateMessage title="people.bulkResult.none" />}
            <List disablePadding>
              {pages.flatMap(({ filas }) => filas.map((row) => <ResultRow key={row.orden} row={row} />))}
            </List>
          </>
        )}
      </Loaded>
      <MoreButton of={rows} />
    </Card>
  );
}

export function BulkActionShow() {
  const { id = '' } = useParams();
  const { data: action, error, isPending, refetch } = useBulkAction(id);
  if (isPending) return <ListSkeleton rows={8} />;
  if (!action) {
    return (
      <LoadFailed title="people.bulkResult.failed" missing error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <PageHeader
        title="people.bulkResult.title"
        lead={action.titulo}
        action={
          <Stack direction="row" spacing={1}>
            <SelectAgain action={action} />
            <Button component={Link} to="/bulk-actions">
              {translate('people.bulkResult.all')}
            </Button>
            <Button component={Link} to="/admin">
              {translate('people.bulkList.back')}
            </Button>
          </Stack>
        }
      />
      <Typography role="status" variant="strong" sx={{ mb: 2 }}>
        {outcomeText(action)}
      </Typography>
      {!isOver(action) && (
        <LinearProgress aria-label={translate('people.bulkResult.running')} sx={{ mb: 2 }} />
      )}
      <Rows action={action} />
    </>
  );
}
