import {
  LANGUAGE,
  OTHER_LANGUAGES,
  type OtherLanguage,
  VACANCY_LIMITS as MAX,
  VACANCY_TEXTS,
  type VacancyText,
} from '@hiring/contract';
import { Box, Card, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { required, SimpleForm, TextInput, useNotify } from 'react-admin';
import { LinesInput } from '../form/LinesInput';
import { type OfVacancy, type Vacancy, vacancyAddress } from '../vacancy';
import { useSearchParams } from 'react-router-dom';
import { confirmTexts, WriteButton } from '../../ui/dialogs/confirm';
import { LanguageLinks } from '../../ui/display/LanguageLinks';
import { Loaded, StateMessage } from '../../ui/Loaded';
import { FormToolbar } from '../../ui/forms/SingleRecordForm';
import {
  api,
  at,
  fieldErrorsOf,
  problemOf,
  reasonOf,
  type Schemas,
  useRead,
  useWrite,
} from '../../providers/api';
import { translate } from '../../i18n/texts';
import { Columns } from '../../ui/layout';
import { Alert } from '../../ui/Alert';

const LINES = ['responsabilidades', 'requisitos', 'beneficios', 'idiomas'] as const;

/** The Spanish text, below the input of its translation. */
function original(vacancy: Vacancy, text: VacancyText): ReactNode {
  const spanish = vacancy[text];
  const words = Array.isArray(spanish) ? spanish.join('\n') : spanish;
  return (
    words && (
      <Box component="span" lang="es" sx={{ whiteSpace: 'pre-line' }}>
        {words}
      </Box>
    )
  );
}

function WordsInputs({ vacancy, language }: { vacancy: Vacancy; language: OtherLanguage }) {
  const input = (source: VacancyText, maxLength?: number) => ({
    source,
    helperText: original(vacancy, source),
    slotProps: { htmlInput: { maxLength, lang: language, dir: LANGUAGE[language].direction } },
  });
  return (
    <Columns sm={2} rowSpacing={1}>
      <TextInput {...input('titulo', MAX.title)} className="whole-line" validate={required()} />
      <TextInput
        {...input('descripcion', MAX.description)}
        className="whole-line"
        validate={required()}
        multiline
        minRows={5}
      />
      <TextInput {...input('horario', MAX.hours)} />
      <TextInput {...input('noches_fuera', MAX.hours)} />
      <TextInput {...input('educacion', MAX.education)} className="whole-line" />
      {LINES.map((list) => (
        <LinesInput key={list} {...input(list)} />
      ))}
    </Columns>
  );
}

type Words = Schemas['VacancyWordsResponse'];
type Texts = Pick<Words, (typeof VACANCY_TEXTS)[number]>;

const CHANGES = ['vacancies', 'vacancy-words'] as const;

const LANGUAGE_NAMES = new Intl.DisplayNames('es', { type: 'language' });
const nameOf = (language: OtherLanguage) => LANGUAGE_NAMES.of(language) ?? language;

const textsOf = (values: object): Texts =>
  Object.fromEntries(VACANCY_TEXTS.map((text) => [text, (values as Texts)[text]])) as Texts;

/** The texts in one language. They stay as they were opened or saved: what others write meanwhile does not replace them. */
function WordsForm({ vacancy, words }: { vacancy: Vacancy; words: Words }) {
  const { idioma } = words;
  const place = at({ id: vacancy.id, idioma });
  const [version, setVersion] = useState(words.version);
  const notify = useNotify();
  const client = useQueryClient();
  const save = useWrite(
    (texts: Texts) =>
      api.put('/api/vacancies/{id}/words/{idioma}', at({ id: vacancy.id, idioma }, { ...texts, version })),
    {
      changes: CHANGES,
      done: 'vacancies.texts.saved',
      notifies: false,
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
      const said = newer === undefined ? 'vacancies.texts.failure' : 'vacancies.texts.stale';
      notify(said, {
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
        <FormToolbar label="vacancies.texts.save">
          {words.updated_at && (
            <WriteButton
              {...confirmTexts('vacancies.texts.remove.', { language: nameOf(idioma) })}
              color="error"
              write={() => api.delete('/api/vacancies/{id}/words/{idioma}', place)}
              changes={CHANGES}
              done="vacancies.texts.remove.done"
            />
          )}
        </FormToolbar>
      }
    >
      <WordsInputs vacancy={vacancy} language={idioma} />
    </SimpleForm>
  );
}

function WordsIn({ vacancy, language }: { vacancy: Vacancy; language: OtherLanguage }) {
  const words = useRead(
    ['vacancy-words', vacancy.id, language],
    () => api.get('/api/vacancies/{id}/words/{idioma}', at({ id: vacancy.id, idioma: language })),
    { gcTime: 0, refetchOnWindowFocus: false },
  );
  return (
    <Loaded of={words} failed="vacancies.texts.failed">
      {/* A form of what was saved: nothing in it is unsaved any more. */}
      {(found) => (
        <Card>
          {found.anterior_al_espanol && (
            <Alert severity="warning">
              {translate('vacancies.texts.old', { language: nameOf(language) })}
            </Alert>
          )}
          <WordsForm key={`${language} ${found.updated_at}`} vacancy={vacancy} words={found} />
        </Card>
      )}
    </Loaded>
  );
}

export function WordsTab({ vacancy }: OfVacancy) {
  const [query] = useSearchParams();
  const language = OTHER_LANGUAGES.find((known) => known === query.get('idioma')) ?? 'ca';
  if (vacancy.estado === 'cerrada') return <StateMessage title="vacancies.texts.closed" />;
  return (
    <Stack spacing={1}>
      <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
        {translate('vacancies.texts.lead')}
      </Typography>
      <LanguageLinks
        languages={OTHER_LANGUAGES}
        current={language}
        addressOf={(other) => ({ search: `?idioma=${other}` })}
      />
      <WordsIn key={language} vacancy={vacancy} language={language} />
    </Stack>
  );
}
