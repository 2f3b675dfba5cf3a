import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import { type CandidateRow, fullName } from '../candidates/useCandidate';
import { BusyButton, DialogButton } from '../ui/buttons';
import { confirmTexts, WriteButton } from '../ui/dialogs/confirm';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { api, at, type Schemas, useWrite } from '../providers/api';
import { translate } from '../i18n/texts';
import { assign, ASSIGNED, nameOf, UNASSIGNED, type UnassignedMail } from './unassigned';

const BY_NAME = { field: 'nombre', order: 'ASC' } as const;
const PERSON = [required('inbox.unassigned.noPerson')];

/** To the person whose it probably is. */
export function AssignButton({ mail, candidateId }: { mail: UnassignedMail; candidateId: string }) {
  const { mutate, isPending } = useWrite(() => assign(mail.id, candidateId), ASSIGNED);
  return (
    <BusyButton
      size="small"
      variant="contained"
      data-key="a"
      aria-keyshortcuts="A"
      title={translate('inbox.unassigned.key')}
      busy={isPending}
      onClick={() => mutate(undefined)}
    >
      {translate('inbox.unassigned.assignTo', { name: mail.sugerido_nombre })}
    </BusyButton>
  );
}

/** To somebody who is searched for on the server. */
function AssignDialog({ mail, onClose }: { mail: UnassignedMail; onClose: () => void }) {
  return (
    <FormDialog<Schemas['AssignMailRequest']>
      title="inbox.unassigned.assignTitle"
      submitLabel="inbox.unassigned.assign"
      save={({ candidato_id }) => assign(mail.id, candidato_id)}
      {...ASSIGNED}
      onClose={onClose}
    >
      <ReferenceInput source="candidato_id" reference="candidates" sort={BY_NAME} perPage={20}>
        <AutocompleteInput
          label="inbox.unassigned.person"
          optionText={(person: CandidateRow) => `${fullName(person)} (${person.email})`}
          helperText="inbox.unassigned.personHelp"
          validate={PERSON}
        />
      </ReferenceInput>
    </FormDialog>
  );
}

export function AssignOtherButton({ mail }: { mail: UnassignedMail }) {
  const label = translate(mail.sugerido_id ? 'inbox.unassigned.assignOther' : 'inbox.unassigned.assign');
  return (
    <DialogButton
      size="small"
      variant={mail.sugerido_id ? 'outlined' : 'contained'}
      aria-label={`${label}: ${nameOf(mail)}`}
      dialog={(close) => <AssignDialog mail={mail} onClose={close} />}
    >
      {label}
    </DialogButton>
  );
}

export const DiscardButton = ({ mail }: { mail: UnassignedMail }) => (
  <WriteButton
    {...confirmTexts('inbox.unassigned.discard.')}
    of={nameOf(mail)}
    write={() => api.post('/api/unassigned-mail/{id}/discard', at(mail.id))}
    changes={[UNASSIGNED]}
    done="inbox.unassigned.discarded"
  />
);
