import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { THREAD_LIMITS, fileSize } from '@hiring/contract';
import { reasonOf } from '../providers/problem';
import { useAnswer } from './useAnswer';

const ACCEPT = THREAD_LIMITS.attachmentExtensions.map((extension) => `.${extension}`).join(',');

/** Where HR writes to a candidate; who will read it is said where it is written. */
export function AnswerBox({ candidateId, name }: { candidateId: string; name: string }) {
  const { text, files, full, write, choose, sending } = useAnswer(candidateId);
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1.5, mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate();
      }}
    >
      <TextField
        label={`Mensaje para ${name || 'el candidato'}`}
        multiline
        minRows={3}
        maxRows={10}
        margin="none"
        value={text}
        disabled={sending.isPending}
        onChange={(event) => write(event.target.value)}
        helperText={
          <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <span>Lo leerá el candidato en su portal y por email, en nombre del equipo de selección</span>
            <span>
              {text.length}/{THREAD_LIMITS.text}
            </span>
          </Box>
        }
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: THREAD_LIMITS.text },
          formHelperText: { component: 'div', sx: { mx: 0 } },
        }}
      />
      {files.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {files.map((file) => (
            <Chip
              key={`${file.name}-${file.size}-${file.lastModified}`}
              label={`${file.name} (${fileSize(file.size)})`}
              disabled={sending.isPending}
              onDelete={() => choose(files.filter((one) => one !== file))}
            />
          ))}
        </Box>
      )}
      {sending.isError && (
        <Alert severity="error">
          El mensaje no se ha enviado. {reasonOf(sending.error)} Lo escrito sigue aquí.
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={sending.isPending || text.trim() === ''}>
          {sending.isPending ? 'Enviando...' : 'Enviar mensaje'}
        </Button>
        <Button component="label" variant="outlined" disabled={sending.isPending || full}>
          Adjuntar archivo
          <input
            type="file"
            multiple
            accept={ACCEPT}
            hidden
            onChange={(event) => {
              choose([...files, ...(event.target.files ?? [])].slice(0, THREAD_LIMITS.attachments));
              // The same file can be chosen again after it was removed.
              event.target.value = '';
            }}
          />
        </Button>
        <Typography variant="body2" color="text.secondary">
          Hasta {THREAD_LIMITS.attachments} archivos PDF, DOC, DOCX, JPEG o PNG, de 5 MB como máximo.
        </Typography>
      </Box>
    </Box>
  );
}
