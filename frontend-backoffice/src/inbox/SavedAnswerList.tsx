import './thread';
import { hasWords, SAVED_ANSWER_LIMITS, THREAD_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import {
  DataTable,
  ListContextProvider,
  ListView,
  required,
  ResourceContextProvider,
  TextInput,
  useGetList,
  useList,
} from 'react-admin';
import type { Schemas } from '../providers/api';
import { WHOLE_LIST } from '../providers/dataProvider';
import { ADD_BUTTON, BackLink, DialogButton } from '../ui/buttons';
import { RecordDialog } from '../ui/dialogs/RecordDialog';
import { LongText } from '../ui/layout';
import { upTo, WORDS_FILTER } from '../ui/forms/inputs';
import { ListEmpty, ListFailed, ListPager } from '../ui/lists/ListParts';
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

const BY_TITLE = { ...WHOLE_LIST, sort: { field: 'titulo', order: 'ASC' } } as const;
const PER_PAGE = 25;
const FILTERS = [WORDS_FILTER];

/** The server gives all of them at once: words are looked for, and pages made, here. */
function useAnswers() {
  const [words, setWords] = useState<{ q?: string }>({});
  const { data, isPending, error, refetch } = useGetList<SavedAnswer>('saved-answers', BY_TITLE);
  const { q = '' } = words;
  const found = data?.filter(({ titulo, texto }) => hasWords(`${titulo} ${texto}`, q));
  const list = useList<SavedAnswer>({
    data: found ?? [],
    isPending,
    error,
    resource: 'saved-answers',
    perPage: PER_PAGE,
  });
  const setFilters = (filters: { q?: string }) => {
    setWords(filters);
    list.setPage(1);
  };
  return { ...list, filterValues: words, setFilters, refetch } as typeof list;
}

/** Answers that are used again, for all of HR. */
export function SavedAnswerList() {
  const list = useAnswers();
  return (
    <ResourceContextProvider value="saved-answers">
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
      <ListContextProvider value={list}>
        <ListView
          title={false}
          filters={FILTERS}
          actions={false}
          empty={false}
          error={<ListFailed />}
          pagination={<ListPager />}
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
        </ListView>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
