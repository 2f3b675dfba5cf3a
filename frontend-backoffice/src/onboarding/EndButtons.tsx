import { ONBOARDING_LIMITS } from '@hiring/contract';
import { TextInput } from 'react-admin';
import { BusyButton, DialogButton } from '../ui/buttons';
import { WriteButton } from '../ui/dialogs/confirm';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { upTo } from '../ui/forms/inputs';
import { api, at, useWrite } from '../providers/api';
import { translate } from '../i18n/texts';
import type { OfOnboarding } from './onboarding';

const CHANGES = { changes: ['onboardings'] } as const;

function NotJoinedDialog({ onboarding, onClose }: OfOnboarding & { onClose: () => void }) {
  const { id, version, candidato_nombre: name } = onboarding;
  return (
    <FormDialog<{ motivo?: string }>
      title={translate('onboarding.end.notJoinedTitle', { name })}
      maxWidth="xs"
      submitLabel="onboarding.end.notJoined"
      save={({ motivo = '' }) => api.post('/api/onboardings/{id}/not-joined', at(id, { version, motivo }))}
      {...CHANGES}
      done="onboarding.end.notJoinedDone"
      onClose={onClose}
    >
      <TextInput
        source="motivo"
        label="onboarding.end.reason"
        helperText="onboarding.end.reasonHelp"
        isRequired
        multiline
        minRows={3}
        slotProps={upTo(ONBOARDING_LIMITS.motivo)}
      />
    </FormDialog>
  );
}

function ReopenButton({ onboarding: { id, version } }: OfOnboarding) {
  const { mutate, isPending } = useWrite(
    () => api.post('/api/onboardings/{id}/reopen', at(id, { version })),
    { ...CHANGES, done: 'onboarding.end.reopened' },
  );
  return (
    <BusyButton variant="outlined" size="small" busy={isPending} onClick={() => mutate()}>
      {translate('onboarding.end.reopen')}
    </BusyButton>
  );
}

/** How it ends, and the way back. One that its application cancelled has none. */
export function EndButtons({ onboarding }: OfOnboarding) {
  const { id, version, estado, pendientes: count } = onboarding;
  const isOpen = estado === 'abierta';
  return (
    <>
      {!isOpen && estado !== 'cancelada' && <ReopenButton onboarding={onboarding} />}
      <DialogButton
        shown={isOpen}
        variant="outlined"
        size="small"
        dialog={(close) => <NotJoinedDialog onboarding={onboarding} onClose={close} />}
      >
        {translate('onboarding.end.notJoined')}
      </DialogButton>
      {isOpen && (
        <WriteButton
          label="onboarding.end.joined"
          variant="contained"
          color="secondary"
          question="onboarding.end.joinedQuestion"
          explanation={translate(`onboarding.end.${count > 0 ? 'joinedExplanation' : 'joinedReady'}`, {
            count,
          })}
          write={() => api.post('/api/onboardings/{id}/joined', at(id, { version }))}
          {...CHANGES}
          done="onboarding.end.joinedDone"
        />
      )}
    </>
  );
}
