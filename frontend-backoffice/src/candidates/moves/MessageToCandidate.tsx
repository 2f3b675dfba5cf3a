import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { LIMITS } from '@hiring/contract';
import { CountedField } from '../../ui/CountedField';
import { RejectionDelayNotice } from './RejectionDelayNotice';

interface Props {
  message: string;
  onWrite: (text: string) => void;
  notifies: boolean;
  onNotifies: (notifies: boolean) => void;
  /** The move is a rejection, whose message waits. */
  rejects: boolean;
}

/** The words for the candidate; who will read them is said where they are written. */
export function MessageToCandidate({ message, onWrite, notifies, onNotifies, rejects }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <CountedField
        label="Mensaje para el candidato"
        placeholder="Feedback opcional para el candidato..."
        minRows={4}
        help={
          notifies
            ? 'Lo leerá el candidato en el correo y en su portal'
            : 'Lo leerá el candidato en su portal'
        }
        limit={LIMITS.candidateMessage}
        value={message}
        onChange={onWrite}
      />
      <FormControlLabel
        control={<Checkbox checked={notifies} onChange={(event) => onNotifies(event.target.checked)} />}
        label="Avisar al candidato por correo"
      />
      {rejects && notifies && <RejectionDelayNotice />}
    </Box>
  );
}
