import '../../i18n/interviews';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { useCanAccess } from 'react-admin';
import { DialogButton } from '../../ui/buttons';
import { lazyPart } from '../../ui/lazy';
import { translate } from '../../i18n/texts';

const OfferSlotsDialog = lazyPart(() => import('./OfferSlotsDialog'), 'OfferSlotsDialog');

interface Props {
  candidateId: string;
  name: string;
  /** False: nobody can open it any more. */
  shown?: boolean;
}

/** 'Ofrecer horas': the candidate gets a link to pick an hour. */
export function OfferSlotsButton({ candidateId, name, shown = true }: Props) {
  const { canAccess } = useCanAccess({ resource: 'interviews', action: 'write' });
  const label = translate('interviews.slots.offer');
  if (!canAccess) return null;
  return (
    <DialogButton
      shown={shown}
      variant="outlined"
      size="small"
      startIcon={<EventAvailableOutlined />}
      aria-label={`${label}: ${name}`}
      dialog={(close) => <OfferSlotsDialog candidateId={candidateId} onClose={close} />}
    >
      {label}
    </DialogButton>
  );
}
