import { ONBOARDING_LIMITS } from '@hiring/contract';
import { DateInput, TextInput } from 'react-admin';
import { useStaff } from '../tasks/task';
import { DialogButton } from '../ui/buttons';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { upTo } from '../ui/forms/inputs';
import { SearchedInput } from '../ui/forms/SearchedInput';
import { api, at, type Schemas } from '../providers/api';
import { translate } from '../i18n/texts';
import type { OfOnboarding } from './onboarding';

type Order = Schemas['OnboardingUpdate'];

function FirstDayDialog({ onboarding, onClose }: OfOnboarding & { onClose: () => void }) {
  const { id, version, primer_dia, hora, lugar, contacto, responsable_id, informatica_id } = onboarding;
  const staff = useStaff().map((one) => ({ id: one.id, name: one.nombre }));
  return (
    <FormDialog<Order>
      title="onboarding.record.edit"
      defaultValues={{ primer_dia, hora, lugar, contacto, responsable_id, informatica_id }}
      sanitizeEmptyValues={false}
      save={(values) =>
        api.put(
          '/api/onboardings/{id}',
          at(id, {
            primer_dia: values.primer_dia || null,
            hora: values.hora || null,
            lugar: values.lugar || null,
            contacto: values.contacto || null,
            responsable_id: values.responsable_id || null,
            informatica_id: values.informatica_id || null,
            version,
          }),
        )
      }
      changes={['onboardings', 'documents']}
      done="onboarding.record.saved"
      onClose={onClose}
    >
      <DateInput source="primer_dia" label="onboarding.record.day" />
      <TextInput
        source="hora"
        label="onboarding.record.hour"
        type="time"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextInput
        source="lugar"
        label="onboarding.record.where"
        helperText="onboarding.record.whereHelp"
        slotProps={upTo(ONBOARDING_LIMITS.lugar)}
      />
      <TextInput
        source="contacto"
        label="onboarding.record.contact"
        slotProps={upTo(ONBOARDING_LIMITS.contacto)}
      />
      <SearchedInput
        source="responsable_id"
        label="onboarding.record.manager"
        helperText="onboarding.record.actorHelp"
        choices={staff}
      />
      <SearchedInput
        source="informatica_id"
        label="onboarding.record.it"
        helperText="onboarding.record.actorHelp"
        choices={staff}
      />
    </FormDialog>
  );
}

export const FirstDayButton = ({ onboarding }: OfOnboarding) => (
  <DialogButton
    variant="outlined"
    size="small"
    dialog={(close) => <FirstDayDialog onboarding={onboarding} onClose={close} />}
  >
    {translate('onboarding.record.edit')}
  </DialogButton>
);
