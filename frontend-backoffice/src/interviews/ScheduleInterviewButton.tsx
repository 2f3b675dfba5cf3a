import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { later } from '../ui/later';

export const ScheduleInterviewDialog = later(
  () => import('./form/ScheduleInterviewDialog'),
  'ScheduleInterviewDialog',
);

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
      {open && <ScheduleInterviewDialog candidateId={candidateId} onClose={() => setOpen(false)} />}
    </>
  );
}
