import { Stack, TextField } from '@mui/material';
import { LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { useDraft } from '../../ui/forms/drafts';
import { messageKey, moveTargetOfRow } from '../moves/moveTarget';
import { ContactButtons } from '../../mail/contact/ContactButtons';
import { contactOfRow } from '../../mail/contact/contactTarget';
import { CandidateActions } from '../moves/CandidateActions';
import { type CandidateRow, fullName } from '../useCandidate';
import { translate } from '../../i18n/texts';

/** Words for the candidate, written on the card: the next move takes them along. */
export function CardFeedback({ row }: { row: CandidateRow }) {
  const [text, write] = useDraft(messageKey(row.aplicacion_id));
  const [focused, setFocused] = useState(false);
  return (
    <TextField
      multiline
      fullWidth
      maxRows={6}
      margin="none"
      placeholder={translate('candidates.list.feedbackExample')}
      value={text}
      onChange={({ target }) => write(target.value)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      helperText={(focused || text) && translate('candidates.list.feedbackHelp')}
      slotProps={{
        htmlInput: {
          maxLength: LIMITS.candidateMessage,
          'aria-label': translate('candidates.list.feedbackFor', { name: fullName(row) }),
        },
        formHelperText: { sx: { mx: 0 } },
      }}
    />
  );
}

/** Every action as a button: only a card has room for them. */
export const CardActions = ({ row }: { row: CandidateRow }) => (
  <Stack direction="row" spacing={1}>
    <CandidateActions target={moveTargetOfRow(row)} card />
    <ContactButtons target={contactOfRow(row)} roomy />
  </Stack>
);
