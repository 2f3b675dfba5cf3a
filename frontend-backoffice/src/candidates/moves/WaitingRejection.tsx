import { Box, Stack } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { useSending } from '../../mail/EmailState';
import { formatMoment } from '../../ui/format/dates';
import { confirmTexts, ConfirmedButton, WriteButton } from '../../ui/dialogs/confirm';
import { api, at } from '../../providers/api';
import { keepFocusNear } from '../keepFocusNear';
import type { Application } from '../useCandidate';
import { useUndoMove } from './useMoveApplication';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

/** A rejection that has not been sent: until then it can be taken back. */
export function WaitingRejection({ application }: { application: Application }) {
  const { canAccess: mayMove } = useCanAccess({ resource: 'applications', action: 'move' });
  const undo = useUndoMove();
  const { then, ...sending } = useSending('candidates.moves.rejectionSent');
  const { id, version, rechazo_en_espera: waiting } = application;
  if (!waiting) return null;
  const { con_correo, correo_id, historial_id } = waiting;
  // Both buttons go with what they did: the keyboard goes on at the menu of the application, which stays.
  const onSuccess = () => keepFocusNear(id, true);
  return (
    <Alert severity="warning" variant="outlined" role="status">
      {translate(con_correo ? 'candidates.moves.leaves' : 'candidates.moves.shows', {
        moment: formatMoment(waiting.enviar_desde),
      })}{' '}
      {/* A phone has no room for it above the record. */}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {translate('candidates.moves.untilThen')}
      </Box>
      {mayMove && (
        <Stack direction="row" spacing={1}>
          {con_correo && (
            <WriteButton
              {...confirmTexts('candidates.moves.sendNow.')}
              busy={undo.isPending}
              write={() => api.post('/api/emails/{id}/send-now', at(correo_id))}
              {...sending}
              then={(email) => {
                then(email);
                onSuccess();
              }}
            />
          )}
          <ConfirmedButton
            {...confirmTexts('candidates.moves.cancelRejection.')}
            busy={undo.isPending}
            onConfirm={() => undo.mutate({ id, request: { historial_id, version } }, { onSuccess })}
          />
        </Stack>
      )}
    </Alert>
  );
}
