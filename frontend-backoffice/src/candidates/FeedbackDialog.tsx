import { Alert } from '@mui/material';
import { LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { FormDialog } from '../ui/FormDialog';
import { useFeedback } from './useFeedback';
import { upTo } from '../ui/upTo';

interface Props {
  /** Whose feedback, on which application. */
  target: { applicationId: string; name: string };
  onClose: () => void;
}

const WIDE = { paper: { sx: { maxWidth: 672 } } };

/** HR's own words about an application. A failure keeps the dialog and what was typed. */
export function FeedbackDialog({ target, onClose }: Props) {
  const { standing, save } = useFeedback(target.applicationId);
  const [base, setBase] = useState(standing.data);
  if (standing.data && !base) setBase(standing.data);
  const now = standing.data?.feedback_rrhh;

  return (
    <FormDialog<{ feedback_rrhh?: string | null }>
      title={`Feedback para ${target.name}`}
      maxWidth={false}
      slotProps={WIDE}
      reading={standing}
      submitLabel="Guardar Feedback"
      save={async ({ feedback_rrhh: text }) => {
        const words = text?.trim();
        if (!words || !standing.data) return;
        await save.mutateAsync({ text: words, seen: standing.data });
        onClose();
      }}
      onClose={onClose}
    >
      {base && now !== base.feedback_rrhh && (
        <Alert severity="warning">
          Otra persona ha escrito mientras tanto: «{now}». Si guardas, lo tuyo lo sustituye.
        </Alert>
      )}
      <TextInput
        source="feedback_rrhh"
        placeholder="Escribe tu feedback sobre este candidato..."
        helperText="Solo lo lee el equipo de selección: no se envía ni aparece en el portal."
        multiline
        rows={6}
        slotProps={upTo(LIMITS.longText)}
      />
    </FormDialog>
  );
}
