import { LANGUAGE, OTHER_LANGUAGES, type OtherLanguage, VACANCY_TEXTS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Alert, Box, Card, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SimpleForm, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { fieldErrorsOf, problemOf, reasonOf } from '../../providers/problem';
import { useRead, useWrite } from '../../providers/useProvider';
import { ConfirmedButton } from '../../ui/ConfirmedButton';
import { LanguageLinks } from '../../ui/LanguageLinks';
import { Loaded, StateMessage } from '../../ui/Loaded';
import { FormToolbar } from '../../ui/SingleRecordForm';
import { type Vacancy, vacancyAddress } from '../vacancy';
import { VACANCY_READS } from '../vacancyReads';
import { WordsInputs } from './WordsInputs';

type Words = Schemas['VacancyWordsResponse'];
type Texts = Pick<Words, (typeof VACANCY_TEXTS)[number]>;

const READS = [...VACANCY_READS, 'vacancy-words'];
const TEXTS = 'resources.vacancies.words';

const LANGUAGE_NAMES = new Intl.DisplayNames('es', { type: 'language' });

const textsOf = (values: object): Texts =>
  Object.fromEntries(VACANCY_TEXTS.map((text) => [text, (values as Texts)[text]])) as Texts;

interface Props {
  vacancy: Vacancy;
  words: Words;
}

function RemoveButton({ vacancy, words: { idioma } }: Props) {
  const translate = useTranslate();
  const remove = useWrite<void, unknown>((provider) => provider.removeVacancyWords(vacancy.id, idioma), {
    reads: READS,
    done: translate(`${TEXTS}.removed`),
  });
  return (
    <ConfirmedButton
      label={translate(`${TEXTS}.remove`)}
      question={translate(`${TEXTS}.remove_question`, { language: LANGUAGE[idioma].name })}
      explanation={translate(`${TEXTS}.remove_explanation`)}
      busy={remove.isPending}
      color="error"
      onConfirm={() => remove.mutate(undefined)}
    />
  );
}

/** The texts in one language. They stay as they were opened or saved: what others write meanwhile does not replace them. */
function WordsForm({ vacancy, words }: Props) {
  const { idioma } = words;
  const [version, setVersion] = useState(words.version);
  const notify = useNotify();
  const client = useQueryClient();
  const translate = useTranslate();
  const save = useWrite(
    (provider, texts: Texts) => provider.saveVacancyWords(vacancy.id, idioma, { ...texts, version }),
    {
      reads: READS,
      done: translate(`${TEXTS}.saved`),
      tells: false,
      // At once, so that nothing counts as unsaved while it is read again.
      then: (saved) => client.setQueryData(['vacancy-words', vacancy.id, idioma], saved),
    },
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
    (provider) => provider.vacancyWords(vacancy.id, language),
    { gcTime: 0, refetchOnWindowFocus: false },
  );
  return (
    <Loaded of={words} failed={translate(`${TEXTS}.failed`)}>
      {/* A form of what was saved: nothing in it is unsaved any more. */}
      {(found) => (
        <Card>
          {found.anterior_al_espanol && (
            <Alert severity="warning">
              {translate(`${TEXTS}.older`, { language: LANGUAGE_NAMES.of(language) ?? language })}
            </Alert>
          )}
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
