import SendOutlined from '@mui/icons-material/SendOutlined';
import { Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useFormState } from 'react-hook-form';
import { reasonOf } from '../../providers/api';
import { BusyButton } from '../../ui/buttons';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

interface Props {
  label: string;
  busyLabel: string;
  /** Said while the form has changes. */
  saveFirst: string;
  run: () => Promise<{ ok: boolean; text: string }>;
}

/** Tries the server that is set, as it is saved, and says how it answered. */
export function ServerTrial({ label, busyLabel, saveFirst, run }: Props) {
  const { isDirty } = useFormState();
  const trial = useMutation({ mutationFn: run });
  return (
    <Stack spacing={1.5} className="whole-line">
      <div>
        <BusyButton
          variant="outlined"
          startIcon={<SendOutlined />}
          busy={trial.isPending || isDirty}
          onClick={() => trial.mutate()}
        >
          {translate(trial.isPending ? busyLabel : label)}
        </BusyButton>
      </div>
      {isDirty && <Typography variant="hint">{translate(saveFirst)}</Typography>}
      <div aria-live="polite">
        {trial.data && <Alert severity={trial.data.ok ? 'success' : 'error'}>{trial.data.text}</Alert>}
        {trial.error && <Alert severity="error">{reasonOf(trial.error)}</Alert>}
      </div>
    </Stack>
  );
}
