import { Box, TextField } from '@mui/material';
import { LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { useDraft } from '../../ui/useDraft';
import { messageKey, moveTargetOfRow } from '../moves/moveTarget';
import { ContactButtons } from '../../emails/ContactButtons';
import { contactOfRow } from '../../emails/contactTarget';
import { CandidateActions } from '../moves/CandidateActions';
import { type CandidateRow, fullName } from '../types';

/** Words for the candidate, written on the card: the next move takes them along. */
function FeedbackField({ applicationId, name }: { applicationId: string; name: string }) {
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

interface Props {
  row: CandidateRow;
}

/** What only a card has room for: words for the candidate, and every action as a button. */
export const CardFeedback = ({ row }: Props) => (
  <FeedbackField applicationId={row.aplicacion_id} name={fullName(row)} />
);

export const CardActions = ({ row }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <CandidateActions target={moveTargetOfRow(row)} card />
    <ContactButtons target={contactOfRow(row)} roomy />
  </Box>
);
