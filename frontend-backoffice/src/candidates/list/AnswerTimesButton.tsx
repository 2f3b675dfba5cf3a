import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { later } from '../../ui/later';

const AnswerTimesDialog = later(() => import('./AnswerTimesDialog'), 'AnswerTimesDialog');

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
      {open && <AnswerTimesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
