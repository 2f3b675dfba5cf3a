import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { BulkType, Stage } from '@hiring/contract';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { focusReason } from '../candidates/moves/focusReason';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { BulkFields } from './BulkFields';
import { BulkMessagePreview } from './BulkMessagePreview';
import { BulkPreview } from './BulkPreview';
import { EMPTY_DRAFT, isComplete } from './bulkDraft';
import type { BulkAction, targetsOf } from './selection';
import { useConfirmBulk, usePrepareBulk } from './useBulkAction';

const TITLE: Record<BulkType, string> = {
  mover: 'Mover candidaturas',
  prioridad: 'Cambiar la prioridad',
  mensaje: 'Enviar un mensaje',
  etiqueta: 'Etiquetar',
};

interface Props {
  tipo: BulkType;
  /** Chosen before the dialog opened. */
  estado?: Stage | undefined;
  targets: ReturnType<typeof targetsOf>;
  /** How many are chosen, in words. */
  counted: string;
  onClose: () => void;
  onConfirmed: (action: BulkAction) => void;
}

/** What to do to each, then what would come of it, and only then the button that does it. */
export function BulkDialog({ tipo, estado, targets, counted, onClose, onConfirmed }: Props) {
  const [draft, setDraft] = useState({ ...EMPTY_DRAFT, estado });
  const [preview, setPreview] = useState<BulkAction | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const prepare = usePrepareBulk(setPreview);
  const confirm = useConfirmBulk(onConfirmed);
  const busy = prepare.isPending || confirm.isPending;
  const error = preview ? confirm.error : prepare.error;

  // The button that was pressed means something else now: the keyboard begins above what is to be read.
  useEffect(() => {
    if (preview) title.current?.focus();
  }, [preview]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    if (preview) confirm.mutate(preview.id);
    else if (isComplete(tipo, draft)) prepare.mutate({ tipo, draft, targets });
  };

  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullWidth
      fullScreen={narrow}
      maxWidth={tipo === 'mensaje' ? 'md' : 'sm'}
      aria-labelledby="masiva-titulo"
    >
      <Box
        component="form"
        ref={focusReason}
        onSubmit={submit}
        noValidate
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle ref={title} tabIndex={-1} id="masiva-titulo" sx={{ pb: 0.5, outline: 'none' }}>
          {preview ? 'Revisa antes de confirmar' : `${TITLE[tipo]} (${counted})`}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <div aria-live="polite">{preview && <BulkPreview action={preview} />}</div>
          {preview && tipo === 'mensaje' && preview.pendientes > 0 && (
            <BulkMessagePreview actionId={preview.id} draft={draft} />
          )}
          {!preview && (
            <BulkFields
              tipo={tipo}
              draft={draft}
              errors={fieldErrorsOf(prepare.error)}
              onWrite={(next) => {
                if (prepare.isError) prepare.reset();
                setDraft(next);
              }}
            />
          )}
          {error && <Alert severity="error">{reasonOf(error)} Lo que has escrito sigue aquí.</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1, '& > button': { minHeight: 44 } }}>
          <Button onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          {preview && (
            <Button
              onClick={() => {
                confirm.reset();
                setPreview(null);
              }}
              disabled={busy}
            >
              Volver
            </Button>
          )}
          <Button
            type="submit"
            variant="contained"
            color="secondary"
            disabled={busy || (preview ? preview.pendientes === 0 : !isComplete(tipo, draft))}
          >
            {preview ? (busy ? 'Confirmando...' : 'Confirmar') : busy ? 'Preparando...' : 'Ver qué pasará'}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
