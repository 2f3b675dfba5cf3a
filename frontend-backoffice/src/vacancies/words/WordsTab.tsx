import { LANGUAGE, OTHER_LANGUAGES, type OtherLanguage, VACANCY_TEXTS } from '@hiring/contract';
import { Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { SimpleForm, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { fieldErrorsOf, problemOf, reasonOf } from '../../providers/problem';
import { WriteButton } from '../../ui/ConfirmedButton';
import { LanguageLinks } from '../../ui/LanguageLinks';
import { Loaded, StateMessage } from '../../ui/Loaded';
import { FormToolbar } from '../../ui/SingleRecordForm';
import { type Vacancy, vacancyAddress } from '../vacancy';
import { VACANCY_READS } from '../vacancyReads';
import { WordsInputs } from './WordsInputs';
import { api, at, useRead, useWrite, type Schemas } from '../../providers/api';

type Words = Schemas['VacancyWordsResponse'];
type Texts = Pick<Words, (typeof VACANCY_TEXTS)[number]>;

const READS = [...VACANCY_READS, 'vacancy-words'];
const TEXTS = 'resources.vacancies.words';

const textsOf = (values: object): Texts =>
  Object.fromEntries(VACANCY_TEXTS.map((text) => [text, (values as Texts)[text]])) as Texts;

interface Props {
  vacancy: Vacancy;
  words: Words;
}

function RemoveButton({ vacancy, words: { idioma } }: Props) {
  const translate = useTranslate();
  return (
    <WriteButton
      label={translate(`${TEXTS}.remove`)}
      question={translate(`${TEXTS}.remove_question`, { language: LANGUAGE[idioma].name })}
      explanation={translate(`${TEXTS}.remove_explanation`)}
      color="error"
      write={() => api.delete('/api/vacancies/{id}/words/{idioma}', at({ id: vacancy.id, idioma }))}
      reads={READS}
      done={translate(`${TEXTS}.removed`)}
    />
  );
}

/** The texts in one language. They stay as they were opened or saved: what others write meanwhile does not replace them. */
function WordsForm({ vacancy, words }: Props) {
  const { idioma } = words;
  const [version, setVersion] = useState(words.version);
  const notify = useNotify();
  const translate = useTranslate();
  const save = useWrite(
    (texts: Texts) =>
      api.put('/api/vacancies/{id}/words/{idioma}', at({ id: vacancy.id, idioma }, { ...texts, version })),
    { reads: READS, done: translate(`${TEXTS}.saved`), tells: false },
  );
  const submit = async (values: object) => {
    try {
      await save.mutateAsync(textsOf(values));
    } catch (error) {
      const { code, actual } = problemOf(error) ?? {};
      const newer = code === 'vacancy_stale' ? actual?.gestion?.version : undefined;
      if (newer !== undefined) setVersion(newer);
      notify(newer === undefined ? `${TEXTS}.unsaved` : `${TEXTS}.stale`, {
        type: 'error',
        autoHideDuration: 10_000,
        messageArgs: { reason: reasonOf(error) },
      });
      return fieldErrorsOf(error);
    }
    return undefined;
  };
  return (
    <SimpleForm
      resource="vacancies"
      record={words}
      onSubmit={submit}
      warnWhenUnsavedChanges
      // Another language is another form, though it differs only in the query.
      formRootPathname={`${vacancyAddress(vacancy.id, 'idiomas')}/${idioma}`}
      noValidate
      toolbar={
        <FormToolbar label={translate(`${TEXTS}.save`)}>
          {words.updated_at && <RemoveButton vacancy={vacancy} words={words} />}
        </FormToolbar>
      }
    >
      <WordsInputs vacancy={vacancy} language={idioma} />
    </SimpleForm>
  );
}

function WordsIn({ vacancy, language }: { vacancy: Vacancy; language: OtherLanguage }) {
  const translate = useTranslate();
  const words = useRead(
    ['vacancy-words', vacancy.id, language],
    () => api.get('/api/vacancies/{id}/words/{idioma}', at({ id: vacancy.id, idioma: language })),
    { gcTime: 0, refetchOnWindowFocus: false },
  );
  return (
    <Loaded of={words} failed={translate(`${TEXTS}.failed`)}>
      {/* A form of what was saved: nothing in it is unsaved any more. */}
      {(found) => (
        <Card>
          <WordsForm key={`${language} ${found.updated_at}`} vacancy={vacancy} words={found} />
        </Card>
      )}
    </Loaded>
  );
}

export function WordsTab() {
  const vacancy = useRecordContext<Vacancy>();
  const translate = useTranslate();
  const [query] = useSearchParams();
  const language = OTHER_LANGUAGES.find((known) => known === query.get('idioma')) ?? 'ca';
  if (!vacancy) return null;
  if (vacancy.estado === 'cerrada') return <StateMessage title={translate(`${TEXTS}.closed`)} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
        {translate(`${TEXTS}.lead`)}
      </Typography>
      <LanguageLinks
        languages={OTHER_LANGUAGES}
        current={language}
        addressOf={(other) => ({ search: `?idioma=${other}` })}
      />
      <WordsIn key={language} vacancy={vacancy} language={language} />
    </Box>
  );
}
