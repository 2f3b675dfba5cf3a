import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, LinearProgress, Paper, Stack } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRefreshCandidates } from '../useApplicationWrite';
import { formatCount } from '../../ui/format/counts';
import { SHOWN_MS } from '../../ui/dialogs/notices';
import { DARK_BUTTON, DARK_PAPER, useUndoKey } from '../../ui/dialogs/UndoNotice';
import { outcomeText, willText } from './bulkText';
import type { BulkAction } from './selection';
import { isOver, useBulkAction } from './useBulkAction';
import { api, at, reasonOf } from '../../providers/api';
import { readAgain } from '../../providers/freshness';
import { BusyButton } from '../../ui/buttons';
import { translate } from '../../i18n/texts';

const secondsUntil = (instant: string | null) =>
  instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000));

/** Seconds left, counted on this clock from what the server said when it answered. */
function useCountdown(until: string | null): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

const LIGHT = { ...DARK_BUTTON, '&.Mui-disabled': { color: 'inherit', opacity: 0.6 } };

/** That it will happen and can still be undone, how far it is, and how it came out. */
export function BulkNotice({ confirmed, onClose }: { confirmed: BulkAction; onClose: () => void }) {
  const queryClient = useQueryClient();
  const refresh = useRefreshCandidates();
  const { data: action = confirmed } = useBulkAction(confirmed.id, confirmed);
  const left = useCountdown(confirmed.ejecutar_at);
  const undo = useMutation({
    mutationFn: () => api.post('/api/bulk-actions/{id}/undo', at(action.id)),
    onSettled: () => readAgain(queryClient, ['bulk-actions']),
  });
  const { total, pendientes, estado, titulo: title } = action;
  const waits = estado === 'programada';
  const will = willText(confirmed);
  useUndoKey(waits && !undo.isPending ? () => undo.mutate() : undefined);

  useEffect(() => {
    if (estado === 'terminada') void refresh();
  }, [estado, refresh]);

  // Rows are below it. What did not work for some stays until it is read; the record of the action keeps the rest.
  const told = estado === 'deshecha' || (estado === 'terminada' && action.fallidas === 0);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told, onClose]);

  const said = undo.isError
    ? translate('people.bulkNotice.undoFailed', { reason: reasonOf(undo.error) })
    : estado === 'deshecha'
      ? translate('people.bulkNotice.undone')
      : estado === 'terminada'
        ? outcomeText(action)
        : waits
          ? translate('people.bulkNotice.announced', { will })
          : translate('people.bulkNotice.running');
  const shown =
    waits && !undo.isError
      ? translate(left > 0 ? 'people.bulkNotice.inSeconds' : 'people.bulkNotice.now', { will, seconds: left })
      : estado === 'en_curso' && !undo.isError
        ? translate('people.bulkNotice.progress', {
            title,
            done: formatCount(total - pendientes),
            total: formatCount(total),
          })
        : said;

  return (
    <Paper
      component="section"
      aria-label={translate('people.bulkNotice.label')}
      elevation={8}
      sx={{
        ...DARK_PAPER,
        position: 'fixed',
        zIndex: 'snackbar',
        left: { xs: 8, sm: 24 },
        right: { xs: 8, sm: 'auto' },
        bottom: { xs: 8, sm: 24 },
        // Above the bar of the selection, which stays.
        'body:has(#seleccion) &': { bottom: { xs: 132, md: 76 } },
        maxWidth: { sm: 560 },
      }}
    >
      <Box role="status" style={visuallyHidden}>
        {said}
      </Box>
      <Stack direction="row" spacing={1} sx={{ px: 2, py: 1 }}>
        <Box aria-hidden sx={{ flex: '1 1 110px', fontVariantNumeric: 'tabular-nums' }}>
          {shown}
        </Box>
        {waits && (
          <BusyButton
            variant="outlined"
            aria-keyshortcuts="Control+Z"
            busy={undo.isPending}
            onClick={() => undo.mutate()}
            sx={LIGHT}
          >
            {translate('ra.action.undo')}
          </BusyButton>
        )}
        {estado === 'terminada' && (
          <Button
            component={Link}
            to={`/bulk-actions/${action.id}/show`}
            variant="outlined"
            onClick={onClose}
            sx={LIGHT}
          >
            {translate('people.bulkNotice.result')}
          </Button>
        )}
        {isOver(action) && (
          <IconButton
            aria-label={translate('people.bulkNotice.close')}
            onClick={onClose}
            sx={{ color: '#fff', width: 44, height: 44 }}
          >
            <CloseOutlined />
          </IconButton>
        )}
      </Stack>
      {estado === 'en_curso' && (
        <LinearProgress
          aria-label={translate('people.bulkNotice.done')}
          variant="determinate"
          color="secondary"
          value={total === 0 ? 100 : ((total - pendientes) / total) * 100}
        />
      )}
    </Paper>
  );
}
