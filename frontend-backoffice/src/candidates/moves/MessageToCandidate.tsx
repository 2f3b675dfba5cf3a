import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@hiring/contract';
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
      <TextField
        label="Mensaje para el candidato"
        placeholder="Feedback opcional para el candidato..."
        multiline
        minRows={4}
        maxRows={10}
        margin="none"
        value={message}
        onChange={(event) => onWrite(event.target.value)}
        helperText={
          <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <span>
              {notifies
                ? 'Lo leerá el candidato en el correo y en su portal'
                : 'Lo leerá el candidato en su portal'}
            </span>
            <span>
              {message.length}/{LIMITS.candidateMessage}
            </span>
          </Box>
        }
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: LIMITS.candidateMessage },
          formHelperText: { component: 'div', sx: { mx: 0 } },
        }}
      />
      <FormControlLabel
        control={<Checkbox checked={notifies} onChange={(event) => onNotifies(event.target.checked)} />}
        label="Avisar al candidato por correo"
      />
      {rejects && notifies && <RejectionDelayNotice />}
    </Box>
  );
}
