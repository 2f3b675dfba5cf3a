import { Alert, Box } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { useSending } from '../../mail/EmailState';
import { formatMoment } from '../../ui/format/dates';
import { ConfirmedButton, WriteButton } from '../../ui/dialogs/confirm';
import { api, at } from '../../providers/api';
import { keepFocusNear } from '../keepFocusNear';
import type { Application } from '../useCandidate';
import { useUndoMove } from './useMoveApplication';

interface Props {
  application: Application;
  waiting: NonNullable<Application['rechazo_en_espera']>;
}

function Actions({ application: { id, version }, waiting }: Props) {
  const { con_correo, correo_id, historial_id } = waiting;
  const undo = useUndoMove();
  const { then, ...sending } = useSending('Email de rechazo enviado');
  // Both buttons go with what they did: the keyboard goes on at the menu of the application, which stays.
  const onSuccess = () => keepFocusNear(id, true);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {con_correo && (
        <WriteButton
          label="Enviar ahora"
          question="¿Enviar el rechazo ahora?"
          explanation="El correo sale ya y el candidato verá el rechazo en su portal. Después no se puede deshacer."
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
        label="Cancelar el rechazo"
        question="¿Cancelar el rechazo?"
        explanation="El correo no saldrá y la candidatura vuelve al estado que tenía. El candidato no se entera de nada."
        busy={undo.isPending}
        onConfirm={() => undo.mutate({ id, request: { historial_id, version } }, { onSuccess })}
      />
    </Box>
  );
}

/** A rejection that has not been sent: until then it can be taken back. */
export function WaitingRejection({ application }: { application: Application }) {
  const { canAccess: mayMove } = useCanAccess({ resource: 'applications', action: 'move' });
  const waiting = application.rechazo_en_espera;
  if (!waiting) return null;
  const when = formatMoment(waiting.enviar_desde);
  return (
    <Alert
      severity="warning"
      variant="outlined"
      role="status"
      sx={{ '& .MuiAlert-message': { minWidth: 0 } }}
    >
      {waiting.con_correo
        ? `El rechazo se enviará el ${when}.`
        : `El rechazo se mostrará al candidato el ${when}, sin correo: los avisos están desactivados.`}{' '}
      {/* A phone has no room for it above the record. */}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Hasta entonces el candidato ve su estado anterior.
      </Box>
      {mayMove && <Actions application={application} waiting={waiting} />}
    </Alert>
  );
}
