import { Dialog, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { useRead } from '../providers/useRead';
import { InviteForm } from './InviteForm';
import type { Match, Vacancy } from './types';

interface Props {
  vacancy: Vacancy;
  people: readonly Match[];
  onDone: () => void;
  onClose: () => void;
}

/** The invitation's words, how it will look, and who gets it. */
export function InviteDialog({ vacancy, people, onDone, onClose }: Props) {
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  // Those of the moment it opened: sending empties the choice.
  const [invited] = useState(people);
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const template = useRead(['invitation-template'], (provider) => provider.template('invitacion_vacante'), {
    gcTime: 0,
    staleTime: Infinity,
  });
  const count = invited.length === 1 ? '1 persona' : `${invited.length} personas`;

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
        Invitar a {count} a «{vacancy.titulo}»
      </DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        {template.isPending && <ListSkeleton rows={4} />}
        {template.isError && (
          <LoadFailed
            title="No se puede preparar la invitación"
            error={template.error}
            onRetry={() => void template.refetch()}
          />
        )}
        {template.data && (
          <InviteForm
            vacancy={vacancy}
            people={invited}
            template={template.data}
            onBusy={setBusy}
            onDone={onDone}
            onClose={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
