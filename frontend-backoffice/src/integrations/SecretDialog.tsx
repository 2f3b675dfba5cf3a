import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

interface Props {
  title: string;
  /** Of the field. */
  label: string;
  secret: string;
  /** What to do with it. */
  explanation: string;
  onClose: () => void;
}

/** A secret, this once. Only its button closes it: a stray click must not lose what nobody can show again. */
export function SecretDialog({ title, label, secret, explanation, onClose }: Props) {
  const titleId = useId();
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setSaid('Copiado.'),
      () => setSaid('El navegador no deja copiar: selecciona el texto y cópialo.'),
    );
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          No se vuelve a mostrar: copia ahora el texto.
        </Alert>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          <TextField
            label={label}
            value={secret}
            margin="none"
            multiline
            onFocus={({ target }) => target.select()}
            slotProps={{
              htmlInput: {
                readOnly: true,
                spellCheck: false,
                style: { fontFamily: 'monospace', wordBreak: 'break-all' },
              },
            }}
            sx={{ flex: '1 1 280px' }}
          />
          <Button
            variant="contained"
            color="secondary"
            startIcon={<ContentCopyOutlined />}
            onClick={() => void copy()}
            sx={{ minHeight: 44 }}
          >
            Copiar
          </Button>
        </Box>
        <Typography role="status" variant="body2" sx={{ minHeight: 24, mt: 0.5, fontWeight: 600 }}>
          {said}
        </Typography>
        <Typography color="text.secondary">{explanation}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="outlined" onClick={onClose} sx={{ minHeight: 44 }}>
          Ya está a salvo
        </Button>
      </DialogActions>
    </Dialog>
  );
}
