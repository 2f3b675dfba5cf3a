import '../i18n/es/vacancies';
import { Box, Button, Dialog, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { useRead } from '../providers/useRead';
import { ClosingForm } from './ClosingForm';
import type { Vacancy } from './types';

/** Closing a vacancy: who would stay without an answer, and whether they are told. */
export function ClosingDialog({ vacancy, onClose }: { vacancy: Vacancy; onClose: () => void }) {
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const draft = useRead(['vacancy-closing', vacancy.id], (provider) => provider.closingDraft(vacancy.id), {
    gcTime: 0,
    staleTime: Infinity,
  });

  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullWidth
      fullScreen={narrow}
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {vacancy.estado === 'cerrada' ? 'Responder en' : 'Cerrar'} «{vacancy.titulo}»
      </DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        {draft.isPending && <ListSkeleton rows={4} />}
        {draft.isError && (
          <>
            <LoadFailed
              title="No se puede preparar el cierre"
              error={draft.error}
              onRetry={() => void draft.refetch()}
            />
            <Box sx={{ display: 'flex', justifyContent: 'center', pb: 2 }}>
              <Button onClick={onClose}>Cancelar</Button>
            </Box>
          </>
        )}
        {draft.data && (
          <ClosingForm vacancy={vacancy} draft={draft.data} onBusy={setBusy} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}
