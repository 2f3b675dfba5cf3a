import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useCanAccess } from 'react-admin';

const OfferSlotsDialog = lazy(async () => ({
  default: (await import('./OfferSlotsDialog')).OfferSlotsDialog,
}));

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
      {open && (
        <Suspense fallback={null}>
          <OfferSlotsDialog candidateId={candidateId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
