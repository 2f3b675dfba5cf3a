import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { later } from '../ui/later';

const OfferSlotsDialog = later(() => import('./OfferSlotsDialog'), 'OfferSlotsDialog');

interface Props {
  candidateId: string;
  name: string;
  disabled?: boolean;
}

/** 'Ofrecer horas': the candidate gets a link to pick an hour. */
export function OfferSlotsButton({ candidateId, name, disabled = false }: Props) {
  const { canAccess } = useCanAccess({ resource: 'interviews', action: 'write' });
  const [open, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<EventAvailableOutlined />}
        disabled={disabled}
        aria-label={`Ofrecer horas: ${name}`}
        onClick={() => setOpen(true)}
      >
        Ofrecer horas
      </Button>
      {open && <OfferSlotsDialog candidateId={candidateId} onClose={() => setOpen(false)} />}
    </>
  );
}
