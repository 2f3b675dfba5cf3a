import '../../i18n/record';
import { DOCUMENT_LIMITS } from '@hiring/contract';
import { TextInput } from 'react-admin';
import { api, at, type Schemas, type WriteOptions } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { upTo } from '../../ui/forms/inputs';

interface Props extends Pick<WriteOptions<unknown, unknown>, 'changes'> {
  document: Pick<Schemas['DocumentResponse'], 'id' | 'version'>;
  name: string;
  onClose: () => void;
}

/** Asks for another file and says why; the candidate reads it. */
export function RefuseDocumentDialog({ document: { id, version }, name, changes, onClose }: Props) {
  return (
    <FormDialog<{ motivo?: string }>
      title={translate('candidates.record.refuseOf', { name })}
      maxWidth="xs"
      submitLabel="candidates.record.refuse"
      save={({ motivo = '' }) => api.post('/api/documents/{id}/refuse', at(id, { version, motivo }))}
      changes={changes}
      done="candidates.record.refused"
      onClose={onClose}
    >
      <TextInput
        source="motivo"
        label="candidates.record.reason"
        helperText="candidates.record.reasonHelp"
        isRequired
        multiline
        minRows={3}
        slotProps={upTo(DOCUMENT_LIMITS.motivo)}
      />
    </FormDialog>
  );
}
