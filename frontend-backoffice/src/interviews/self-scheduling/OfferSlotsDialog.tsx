import '../../i18n/interviews';
import { DialogContentText } from '@mui/material';
import { SLOT_LIMITS } from '@hiring/contract';
import { Link, maxValue, minValue, required, SelectInput, useGetList } from 'react-admin';
import { NumberInput } from '../../ui/forms/NumberInput';
import { openApplications, useCandidate } from '../../candidates/useCandidate';
import { reasonOf } from '../../providers/api';
import { RecordDialog } from '../../ui/dialogs/RecordDialog';
import type { Availability } from './availabilityText';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

const ALL = { sort: { field: 'nombre', order: 'ASC' }, pagination: { page: 1, perPage: 100 } } as const;
const VALID = [required(), minValue(1), maxValue(SLOT_LIMITS.validDays)];
const WHICH = [required()];

/** Sends the candidate a link to pick an hour. */
export function OfferSlotsDialog({ candidateId, onClose }: { candidateId: string; onClose: () => void }) {
  const candidate = useCandidate(candidateId);
  const offered = useGetList<Availability>('interview-availability', ALL);
  const { error } = candidate;
  const active = offered.data?.filter(({ activa }) => activa) ?? [];
  const open = openApplications(candidate.data);
  const current = open.find(({ id }) => id === candidate.data?.aplicacion_id) ?? open[0];
  return (
    <RecordDialog
      resource="slot-invitations"
      title="interviews.slots.offer"
      submitLabel="interviews.slots.sendLink"
      done="interviews.slots.sent"
      // The first field needs them: the keyboard begins there.
      reading={{
        ...offered,
        data: offered.data && { candidato_id: candidateId, dias_validez: SLOT_LIMITS.defaultValidDays },
      }}
      changes={['slot-invitations', 'emails']}
      onClose={onClose}
    >
      <DialogContentText>
        {translate('interviews.slots.help', {
          name: candidate.data?.nombre ?? translate('interviews.slots.someone'),
        })}
      </DialogContentText>
      {error && <Alert severity="error">{reasonOf(error)}</Alert>}
      {active.length === 0 && (
        <Alert severity="info">
          {translate('interviews.slots.noHours')}{' '}
          <Link to="/interview-availability">{translate('interviews.slots.addHours')}</Link>
        </Alert>
      )}
      <SelectInput
        source="disponibilidad_id"
        choices={active}
        optionText={({ nombre, entrevistador_nombre }: Availability) => `${nombre} (${entrevistador_nombre})`}
        {...(active.length === 1 && { defaultValue: active[0]?.id })}
        disabled={active.length === 0}
        validate={WHICH}
      />
      {open.length > 1 && <SelectInput source="aplicacion_id" defaultValue={current?.id} choices={open} />}
      <NumberInput source="dias_validez" validate={VALID} helperText="interviews.slots.validHelp" />
    </RecordDialog>
  );
}
