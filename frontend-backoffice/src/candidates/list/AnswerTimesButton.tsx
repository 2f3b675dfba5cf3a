import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { AnswerTimesDialog } from './AnswerTimesDialog';

/** For administrators: after how many days an answer is overdue. */
export function AnswerTimesButton() {
  const { canAccess } = useCanAccess({ resource: 'config', action: 'write' });
  const [open, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button startIcon={<ScheduleOutlined />} onClick={() => setOpen(true)} sx={{ whiteSpace: 'normal' }}>
        Tiempos de respuesta
      </Button>
      <AnswerTimesDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
