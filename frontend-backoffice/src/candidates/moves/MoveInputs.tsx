import '../../i18n/record';
import { Box } from '@mui/material';
import { LIMITS } from '@hiring/contract';
import { BooleanInput, RadioButtonGroupInput, TextInput, useGetList, useSourceContext } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Schemas } from '@hiring/contract/api';
import { StageDot } from '../StateBadges';
import type { MoveChoice } from './useMoveChoices';
import { hoursInWords, useRejectionDelay } from './useRejectionDelay';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

/** When the message of a rejection leaves, said before it is made. */
function RejectionDelayNotice() {
  const hours = useRejectionDelay().data?.horas;
  const delay = hours === 0 ? 'none' : hours ? 'known' : 'unknown';
  return (
    <Alert severity="info" variant="outlined">
      {translate(`candidates.moves.delay.${delay}`, { time: hours && hoursInWords(hours) })}
    </Alert>
  );
}

const THUMB = { '& .MuiFormControlLabel-root': { '@media (pointer: coarse)': { minHeight: 44 } } };
const BOXES = {
  '& .MuiRadioGroup-root': {
    display: 'grid',
    gap: 1,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    mt: 1,
  },
  '& .MuiFormControlLabel-root': {
    m: 0,
    minHeight: 44,
    border: 1,
    borderRadius: 1,
    pr: { xs: 0.5, sm: 1.5 },
  },
  // The longest state stays in one line on a phone.
  '& .MuiRadio-root': { px: { xs: 0.75, sm: 1.25 } },
  '& .MuiFormControlLabel-root:not(:has(:checked))': { borderColor: 'divider' },
  '& .MuiFormControlLabel-root:has(:checked)': { bgcolor: 'action.hover' },
} as const;

/** Two boxes beside each other on a phone have room for this many letters. */
const LONG_NAME = 16;
const LONG_BOXES = {
  ...BOXES,
  '& .MuiRadioGroup-root': {
    ...BOXES['& .MuiRadioGroup-root'],
    gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  },
} as const;

type Destination = Pick<MoveChoice, 'id' | 'stage' | 'name'>;

/** The stages that the server offers for this application, and the phases of its vacancy. */
export function DestinationInput({ source, choices }: { source: string; choices: readonly Destination[] }) {
  return (
    <RadioButtonGroupInput
      source={source}
      label="candidates.moves.to"
      choices={[...choices]}
      optionText={({ stage, name }: Destination) => (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <StageDot stage={stage} />
          {name}
        </Box>
      )}
      sx={choices.some(({ name }) => name.length > LONG_NAME) ? LONG_BOXES : BOXES}
    />
  );
}

/** Why HR rejects: optional, and never shown to the candidate. */
export function ReasonInput() {
  const { data = [], error } = useGetList<Schemas['RejectionReasonResponse']>('rejection-reasons', {
    filter: { activo: true },
    sort: { field: 'orden', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  return (
    <RadioButtonGroupInput
      source="motivo_rechazo_id"
      label="candidates.moves.reason"
      choices={[{ id: '', nombre: translate('candidates.moves.noReason') }, ...data]}
      optionText="nombre"
      translateChoice={false}
      helperText={error ? 'candidates.moves.reasonsFailed' : 'candidates.moves.reasonHelp'}
      sx={THUMB}
    />
  );
}

/** The chosen reason: in a form that opens to reject an arrow changes it, and Enter confirms. */
export const CHOSEN_REASON = 'input[name$="motivo_rechazo_id"]:checked';

interface MessageProps {
  /** The move is a rejection, whose message waits. */
  rejects: boolean;
  onWrite?: (text: string) => void;
}

/** The words for the candidate; who will read them is said where they are written. */
export function MoveMessageInputs({ rejects, onWrite }: MessageProps) {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const [text, notifies] = useWatch({
    name: [getSource('mensaje_candidato'), getSource('notificar')],
  }) as [string | null, boolean];
  const off = useRejectionDelay().data?.avisos_desactivados ?? false;
  const told = getSource('notificar');
  useEffect(() => {
    if (off && notifies) setValue(told, false);
  }, [off, notifies, told, setValue]);
  return (
    <>
      <TextInput
        source="mensaje_candidato"
        label="candidates.moves.message"
        placeholder={translate('candidates.moves.messageExample')}
        multiline
        minRows={4}
        maxRows={12}
        helperText={translate(notifies ? 'candidates.moves.readInEmail' : 'candidates.moves.readInPortal', {
          length: text?.length ?? 0,
          limit: LIMITS.candidateMessage,
        })}
        onChange={(event: { target: { value: string } }) => onWrite?.(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: LIMITS.candidateMessage } }}
      />
      <BooleanInput
        source="notificar"
        label="candidates.moves.notify"
        disabled={off}
        helperText={off && 'candidates.moves.mailsOff'}
      />
      {rejects && notifies && <RejectionDelayNotice />}
    </>
  );
}
