import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  TextField,
} from '@mui/material';
import { LIMITS } from '@hiring/contract';
import { type SyntheticEvent, useId, useState } from 'react';
import type { FeedbackTarget } from './feedbackTarget';
import { useFeedback } from './useFeedback';
import { WritingDialog } from '../ui/WritingDialog';

interface Props {
  target: FeedbackTarget;
  open: boolean;
  onClose: () => void;
  /** The dialog is gone: the place for the keyboard to go on. */
  onExited?: () => void;
}

/** The field may come after the dialog, when what stands has been read. */
const focusWhenShown = (field: HTMLTextAreaElement | null) => field?.focus();

/** HR's own words about an application. A failure keeps the dialog and what was typed. */
export function FeedbackDialog({ target, open, onClose, onExited }: Props) {
  const titleId = useId();
  const { standing, save } = useFeedback(target.applicationId, { onSaved: onClose });
  /** Null: nothing typed yet, what stands is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [base, setBase] = useState(standing.data);
  if (standing.data && !base) setBase(standing.data);
  const text = typed ?? base?.feedback_rrhh ?? '';
  const changedMeanwhile = base && standing.data && standing.data.feedback_rrhh !== base.feedback_rrhh;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // It bubbles through portals: a dialog opened from a form must not send that form.
    event.stopPropagation();
    const seen = standing.data;
    if (!text.trim() || !seen || save.isPending) return;
    save.mutate({ text: text.trim(), seen });
  };

  return (
    <WritingDialog
      open={open}
      onClose={save.isPending ? undefined : onClose}
      fullWidth
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{
        transition: { onExited },
        paper: {
          sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: '100%' }, maxWidth: 672 },
        },
      }}
    >
      <Box component="form" onSubmit={submit} noValidate>
        <DialogTitle id={titleId} sx={{ pb: 0.5 }}>
          Feedback para {target.name}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {standing.isError && (
            <Alert
              severity="error"
              action={
                <Button color="inherit" onClick={() => void standing.refetch()}>
                  Reintentar
                </Button>
              }
            >
              No se pudo leer el feedback anterior: {standing.error.message}
            </Alert>
          )}
          {changedMeanwhile && (
            <Alert severity="warning">
              Otra persona ha escrito mientras tanto: «{standing.data?.feedback_rrhh}». Si guardas, lo tuyo lo
              sustituye.
            </Alert>
          )}
          {standing.isPending ? (
            <Skeleton variant="rounded" height={168} aria-label="Cargando..." role="status" />
          ) : (
            <TextField
              label="Feedback RRHH"
              placeholder="Escribe tu feedback sobre este candidato..."
              helperText="Solo lo lee el equipo de selección: no se envía ni aparece en el portal."
              multiline
              rows={6}
              fullWidth
              inputRef={focusWhenShown}
              margin="dense"
              value={text}
              disabled={standing.isError}
              onChange={(event) => setTyped(event.target.value)}
              slotProps={{ htmlInput: { maxLength: LIMITS.longText } }}
            />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancelar
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="secondary"
            disabled={!standing.data || save.isPending}
          >
            {save.isPending ? 'Guardando...' : 'Guardar Feedback'}
          </Button>
        </DialogActions>
      </Box>
    </WritingDialog>
  );
}
