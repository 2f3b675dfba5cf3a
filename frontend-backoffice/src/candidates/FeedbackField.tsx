import { TextField } from '@mui/material';
import { LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { useDraft } from '../ui/useDraft';
import { messageKey } from './moves/moveTarget';

/** Words for the candidate, written on the card: the next move takes them along. */
export function FeedbackField({ applicationId, name }: { applicationId: string; name: string }) {
  const [text, write] = useDraft(messageKey(applicationId));
  const [focused, setFocused] = useState(false);
  return (
    <TextField
      multiline
      maxRows={6}
      margin="none"
      placeholder="Feedback opcional para el candidato..."
      value={text}
      onChange={({ target }) => write(target.value)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      helperText={
        focused || text
          ? 'Lo leerá el candidato cuando muevas su candidatura: en el correo y en su portal'
          : null
      }
      slotProps={{
        htmlInput: { maxLength: LIMITS.candidateMessage, 'aria-label': `Feedback para ${name}` },
        formHelperText: { sx: { mx: 0 } },
      }}
    />
  );
}
