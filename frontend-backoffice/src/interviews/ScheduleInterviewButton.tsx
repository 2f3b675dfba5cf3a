import { useCanAccess } from 'react-admin';
import { DialogButton } from '../ui/buttons';
import { lazyPart } from '../ui/lazy';
import { translate } from '../i18n/texts';

export const ScheduleInterviewDialog = lazyPart(
  () => import('./form/InterviewDialogs'),
  'ScheduleInterviewDialog',
);

interface Props {
  candidateId: string;
  name: string;
  /** False: nobody can open it any more. */
  shown?: boolean;
}

/** 'Programar Entrevista' over the list or the record. */
export function ScheduleInterviewButton({ candidateId, name, shown = true }: Props) {
  const { canAccess } = useCanAccess({ resource: 'interviews', action: 'write' });
  const label = translate('ui.interview.schedule');
  if (!canAccess) return null;
  return (
    <DialogButton
      shown={shown}
      size="small"
      variant="outlined"
      aria-label={`${label}: ${name}`}
      dialog={(close) => <ScheduleInterviewDialog candidateId={candidateId} onClose={close} />}
    >
      {label}
    </DialogButton>
  );
}
