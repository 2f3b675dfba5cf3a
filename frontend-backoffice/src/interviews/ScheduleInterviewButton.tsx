import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useCanAccess } from 'react-admin';

export const ScheduleInterviewDialog = lazy(async () => ({
  default: (await import('./form/ScheduleInterviewDialog')).ScheduleInterviewDialog,
}));

interface Props {
  candidateId: string;
  name: string;
}

/** 'Programar Entrevista' over the list or the record. */
export function ScheduleInterviewButton({ candidateId, name }: Props) {
  const { canAccess } = useCanAccess({ resource: 'interviews', action: 'write' });
  const [open, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Programar Entrevista: ${name}`}
        onClick={() => setOpen(true)}
      >
        Programar Entrevista
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ScheduleInterviewDialog candidateId={candidateId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
