import { Box, Typography } from '@mui/material';
import {
  CUSTOM_FIELD_CLASSES,
  CUSTOM_FIELD_KIND_LABEL,
  CUSTOM_FIELD_KINDS,
  CUSTOM_FIELD_LIMITS,
  CUSTOM_FIELD_NOUN_LABEL,
  CUSTOM_FIELD_NOUNS,
  CUSTOM_FIELD_PLACE_NAMES,
  CUSTOM_FIELD_PLACES,
  CUSTOM_FIELD_READER_LABEL,
  CUSTOM_FIELD_READERS,
  customFieldClasses,
  hasFieldOptions,
  LANGUAGE,
  mayBeListed,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from '@hiring/contract';
import type { ChangeEvent, ReactNode } from 'react';
import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddRow } from '../../ui/forms/AddRow';
import { RecordDialog } from '../../ui/dialogs/RecordDialog';
import { choicesOf, upTo } from '../../ui/forms/inputs';
import { useDepartments } from '../departments/useDepartments';
import { Columns } from '../../ui/layout';
import { translate } from '../../i18n/texts';
import type { CustomField } from '../../fields/useCustomFields';

const { label, help, unit } = CUSTOM_FIELD_LIMITS;
const NOUNS = choicesOf(CUSTOM_FIELD_NOUNS, CUSTOM_FIELD_NOUN_LABEL);
const KINDS = choicesOf(CUSTOM_FIELD_KINDS, CUSTOM_FIELD_KIND_LABEL);
const NEEDED = [required()];

const NAMES = new Intl.DisplayNames('es', { type: 'language' });
const nameOf = (language: OtherLanguage): string => NAMES.of(language) ?? language;

/** A direction for texts of a language, whatever that of the screen. */
const written = (language: OtherLanguage, max: number) => ({
  htmlInput: { maxLength: max, lang: language, dir: LANGUAGE[language].direction },
});

/** Texts in the other languages, out of the way until somebody wants them. */
function InOtherLanguages({ children }: { children: (language: OtherLanguage, name: string) => ReactNode }) {
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 1, typography: 'body2' } }}>
      <summary>{translate('fields.form.languages')}</summary>
      <Typography variant="hint" gutterBottom>
        {translate('fields.form.languagesHelp')}
      </Typography>
      <Columns sm={2} rowSpacing={1.5}>
        {OTHER_LANGUAGES.map((language) => children(language, nameOf(language)))}
      </Columns>
    </Box>
  );
}

function OptionInputs() {
  return (
    <ArrayInput source="opciones" helperText={false}>
      <SimpleFormIterator
        disableClear
        addButton={<AddRow label="fields.form.addOption" />}
        getItemLabel={(index) => translate('fields.form.optionNumber', { number: index + 1 })}
        sx={{ '& .RaSimpleFormIterator-line': { py: 1 }, '& .RaSimpleFormIterator-form': { gap: 1.5 } }}
      >
        <TextInput
          source="texto.es"
          label="fields.form.option"
          validate={NEEDED}
          helperText={false}
          slotProps={upTo(label)}
        />
        <InOtherLanguages>
          {(language, name) => (
            <TextInput
              key={language}
              source={`texto.${language}`}
              label={translate('fields.form.optionIn', { language: name })}
              helperText={false}
              slotProps={written(language, label)}
            />
          )}
        </InOtherLanguages>
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** Who has it and what it takes: both stay once the field is there. */
function KindInputs({ isNew }: { isNew: boolean }) {
  const { setValue } = useFormContext();
  return (
    <Columns sm={2} rowSpacing={1.5}>
      <SelectInput
        source="entidad"
        choices={NOUNS}
        validate={NEEDED}
        disabled={!isNew}
        helperText={false}
        // Of a vacancy nothing is personal.
        onChange={(event) => {
          const { target } = event as ChangeEvent<HTMLInputElement>;
          setValue('clase', target.value === 'vacante' ? 'ninguno' : 'ordinario');
          setValue('en_listas', false);
          setValue('donde', 'rrhh');
          setValue('departamentos', []);
          setValue('visible_para', 'rrhh');
          setValue('lo_ve_equipo', false);
        }}
      />
      <SelectInput
        source="tipo"
        choices={KINDS}
        validate={NEEDED}
        disabled={!isNew}
        helperText={false}
        onChange={() => {
          setValue('unidad', null);
          setValue('opciones', []);
        }}
      />
    </Columns>
  );
}

/** In which step of the form it is asked, and who reads it: what is asked is read by whoever answers. */
function ReaderInputs() {
  const { setValue } = useFormContext();
  return (
    <Columns sm={2} rowSpacing={1.5}>
      <SelectInput
        source="donde"
        validate={NEEDED}
        helperText={false}
        choices={choicesOf(CUSTOM_FIELD_PLACE_NAMES, (name) => CUSTOM_FIELD_PLACES[name].label)}
        onChange={(event) => {
          const { target } = event as ChangeEvent<HTMLInputElement>;
          if (target.value === 'rrhh') setValue('departamentos', []);
          else setValue('visible_para', 'candidato');
        }}
      />
      <SelectInput
        source="visible_para"
        validate={NEEDED}
        helperText={false}
        choices={choicesOf(CUSTOM_FIELD_READERS, CUSTOM_FIELD_READER_LABEL)}
      />
    </Columns>
  );
}

/** Of which applicants it is asked: a driver's licence is none of an accountant's business. */
function AskedOfInput() {
  const { options } = useDepartments();
  return useWatch({ name: 'donde' }) === 'rrhh' ? null : (
    <AutocompleteArrayInput
      source="departamentos"
      choices={options}
      helperText="fields.form.everyDepartment"
    />
  );
}

function FieldInputs({ isNew }: { isNew: boolean }) {
  const { setValue } = useFormContext();
  const [tipo, entidad, clase] = useWatch({ name: ['tipo', 'entidad', 'clase'] }) as [
    CustomField['tipo'] | undefined,
    CustomField['entidad'],
    CustomField['clase'],
  ];
  return (
    <>
      <KindInputs isNew={isNew} />
      <TextInput
        source="etiqueta.es"
        label="fields.form.label"
        validate={NEEDED}
        helperText={false}
        slotProps={upTo(label)}
      />
      <TextInput
        source="ayuda.es"
        label="fields.form.help"
        multiline
        helperText={false}
        slotProps={upTo(help)}
      />
      <InOtherLanguages>
        {(language, name) => [
          <TextInput
            key={`label ${language}`}
            source={`etiqueta.${language}`}
            label={translate('fields.form.labelIn', { language: name })}
            helperText={false}
            slotProps={written(language, label)}
          />,
          <TextInput
            key={`help ${language}`}
            source={`ayuda.${language}`}
            label={translate('fields.form.helpIn', { language: name })}
            helperText={false}
            slotProps={written(language, help)}
          />,
        ]}
      </InOtherLanguages>
      {tipo === 'numero' && (
        <TextInput
          source="unidad"
          placeholder={translate('fields.form.unitExample')}
          helperText={false}
          slotProps={upTo(unit)}
        />
      )}
      {tipo && hasFieldOptions(tipo) && <OptionInputs />}
      {entidad !== 'vacante' && (
        <SelectInput
          source="clase"
          validate={NEEDED}
          choices={choicesOf(customFieldClasses(entidad), (name) => CUSTOM_FIELD_CLASSES[name].label)}
          helperText={clase && CUSTOM_FIELD_CLASSES[clase].help}
          onChange={() => {
            setValue('en_listas', false);
            setValue('lo_ve_equipo', false);
          }}
        />
      )}
      {entidad !== 'vacante' && (
        <>
          <ReaderInputs />
          {mayBeListed(clase) && <BooleanInput source="lo_ve_equipo" helperText="fields.form.team" />}
          <AskedOfInput />
        </>
      )}
      <BooleanInput source="obligatorio" helperText="fields.form.required" />
      {clase && mayBeListed(clase) && <BooleanInput source="en_listas" helperText="fields.form.listed" />}
    </>
  );
}

interface Props {
  /** Absent: a new one. */
  id?: string;
  onClose: () => void;
}

/** A field of the company with its texts in all languages. */
export function CustomFieldDialog({ id, onClose }: Props) {
  return (
    <RecordDialog
      resource="custom-fields"
      id={id}
      title={id ? 'fields.form.edit' : 'fields.form.create'}
      done="fields.form.saved"
      changes={['custom-fields']}
      defaultValues={{
        entidad: 'persona',
        clase: 'ordinario',
        donde: 'rrhh',
        departamentos: [],
        visible_para: 'rrhh',
        lo_ve_equipo: false,
        obligatorio: false,
        en_listas: false,
      }}
      onClose={onClose}
    >
      <FieldInputs isNew={id === undefined} />
    </RecordDialog>
  );
}
