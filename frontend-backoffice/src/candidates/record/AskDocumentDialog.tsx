import { DOCUMENT_LIMITS } from '@hiring/contract';
import { DateInput, SelectInput, TextInput } from 'react-admin';
import { translate } from '../../i18n/texts';
import { api, type Schemas } from '../../providers/api';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { upTo } from '../../ui/forms/inputs';
import { type Candidate, openApplications } from '../useCandidate';

interface Props {
  candidate: Candidate;
  /** What the form begins with. */
  asked?: Partial<Schemas['AskDocumentRequest']>;
  onClose: () => void;
}

/** Asks a person for a document. */
export function AskDocumentDialog({ candidate, asked, onClose }: Props) {
  return (
    <FormDialog<Schemas['AskDocumentRequest']>
      title="candidates.record.askDocument"
      submitLabel="candidates.record.ask"
      save={(order) => api.post('/api/documents', { body: { ...order, candidato_id: candidate.id } })}
      changes={['documents']}
      done="candidates.record.asked"
      defaultValues={asked}
      onClose={onClose}
    >
      <TextInput
        source="nombre"
        label="candidates.record.document"
        placeholder={translate('candidates.record.documentExample')}
        isRequired
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: DOCUMENT_LIMITS.nombre } }}
      />
      <TextInput
        source="instrucciones"
        label="candidates.record.instructions"
        helperText="candidates.record.instructionsHelp"
        multiline
        minRows={3}
        slotProps={upTo(DOCUMENT_LIMITS.instrucciones)}
      />
      <DateInput source="plazo" label="candidates.record.dueDate" />
      <SelectInput
        source="aplicacion_id"
        label="candidates.record.application"
        emptyText="candidates.record.noApplication"
        choices={openApplications(candidate)}
      />
    </FormDialog>
  );
}
