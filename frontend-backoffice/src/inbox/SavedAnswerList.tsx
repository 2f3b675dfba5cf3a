import './thread';
import { SAVED_ANSWER_LIMITS, THREAD_LIMITS } from '@hiring/contract';
import { DataTable, List, required, TextInput } from 'react-admin';
import type { Schemas } from '../providers/api';
import { WHOLE_LIST } from '../providers/dataProvider';
import { ADD_BUTTON, BackLink, DialogButton } from '../ui/buttons';
import { RecordDialog } from '../ui/dialogs/RecordDialog';
import { LongText } from '../ui/layout';
import { upTo } from '../ui/forms/inputs';
import { ListEmpty } from '../ui/lists/ListParts';
import { RowActions } from '../ui/lists/RowMenu';
import { PageHeader } from '../ui/PageHeader';
import { translate } from '../i18n/texts';
import { INBOX } from './thread';

type SavedAnswer = Schemas['SavedAnswerResponse'];
const Column = DataTable.Col<SavedAnswer>;
const REQUIRED = [required()];

function SavedAnswerDialog({ id, onClose }: { id?: string; onClose: () => void }) {
  return (
    <RecordDialog
      resource="saved-answers"
      id={id}
      title={id ? 'inbox.saved.edit' : 'inbox.saved.create'}
      maxWidth="sm"
      done="inbox.saved.saved"
      onClose={onClose}
    >
      <TextInput source="titulo" validate={REQUIRED} slotProps={upTo(SAVED_ANSWER_LIMITS.titulo)} />
      <TextInput
        source="texto"
        multiline
        minRows={5}
        validate={REQUIRED}
        helperText="inbox.saved.help"
        slotProps={upTo(THREAD_LIMITS.text)}
      />
    </RecordDialog>
  );
}

/** Answers that are used again, for all of HR. */
export function SavedAnswerList() {
  return (
    <>
      <BackLink to={INBOX}>{translate('inbox.title')}</BackLink>
      <PageHeader
        title="inbox.saved.title"
        lead="inbox.saved.lead"
        action={
          <DialogButton {...ADD_BUTTON} dialog={(close) => <SavedAnswerDialog onClose={close} />}>
            {translate('inbox.saved.create')}
          </DialogButton>
        }
      />
      <List
        resource="saved-answers"
        actions={false}
        pagination={false}
        perPage={WHOLE_LIST.pagination.perPage}
        sort={{ field: 'titulo', order: 'ASC' }}
        title=" "
        empty={false}
      >
        <DataTable<SavedAnswer> empty={<ListEmpty />}>
          <Column source="titulo" cellClassName="line" />
          <Column
            source="texto"
            cellClassName="breaks"
            render={({ texto }) => <LongText>{texto}</LongText>}
          />
          <Column
            source="actions"
            align="right"
            render={({ titulo }) => (
              <RowActions
                name={titulo}
                warning="inbox.saved.deleteWarning"
                dialog={(id, close) => <SavedAnswerDialog id={id} onClose={close} />}
              />
            )}
          />
        </DataTable>
      </List>
    </>
  );
}
