import { Box } from '@mui/material';
import { ContactButtons } from '../../emails/ContactButtons';
import { contactOfRow } from '../../emails/contactTarget';
import { FeedbackField } from '../FeedbackField';
import { CandidateActions } from '../moves/CandidateActions';
import { moveTargetOfRow } from '../moves/moveTarget';
import { type CandidateRow, fullName } from '../types';

interface Props {
  row: CandidateRow;
}

/** What only a card has room for: words for the candidate, and every action as a button. */
export const CardFeedback = ({ row }: Props) => (
  <FeedbackField applicationId={row.aplicacion_id} name={fullName(row)} />
);

export const CardActions = ({ row }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <CandidateActions target={moveTargetOfRow(row)} roomy offers spread />
    <ContactButtons target={contactOfRow(row)} roomy />
  </Box>
);
