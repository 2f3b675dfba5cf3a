import {
  CONTRATOS,
  CUALIFICACION_GROUPS,
  CUALIFICACION_LABEL,
  hasWords,
  JORNADAS,
  VACANCY_ESTADO_LABEL,
  VACANCY_LIMITS as MAX,
  VACANCY_LISTS,
  VACANCY_OPEN_ESTADOS,
  VACANCY_PRIORIDADES,
} from '@hiring/contract';
import {
  AutocompleteArrayInput,
  BooleanInput,
  DateInput,
  type RaRecord,
  required,
  SelectInput,
  TextInput,
  type TextInputProps,
  usePermissions,
} from 'react-admin';
import { NumberInput } from '../../ui/forms/NumberInput';
import { useFormContext, useWatch } from 'react-hook-form';
import { CustomInput } from '../../fields/CustomInput';
import { useCustomFields } from '../../fields/useCustomFields';
import { JobInputs } from '../../panel/departments/JobInputs';
import { choicesOf, upTo } from '../../ui/forms/inputs';
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Vacancy } from '../vacancy';
import { LinesInput } from './LinesInput';
import { QuestionInputs } from './QuestionInputs';
import { capitalised } from '../wording';
import { translate } from '../../i18n/texts';
import { Columns } from '../../ui/layout';

/** The parts of the form, in their order: ids of their headings. */
const PARTS = [
  'puesto',
  'condiciones',
  'salario',
  'publicacion',
  'oferta',
  'permisos',
  'otros',
  'preguntas',
] as const;

/** The parts of the form in their order; without fields of the company's own there is no part for them. */
export function useFormParts(): readonly (typeof PARTS)[number][] {
  const own = useCustomFields('vacante');
  return PARTS.filter((part) => part !== 'otros' || own.length > 0);
}

interface Props {
  id: (typeof PARTS)[number];
  lead?: string;
  /** Side by side where there is room. */
  columns?: 1 | 2 | 3;
  children: ReactNode;
}

function FormPart({ id, lead, columns: sm = 1, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: lead ? 0.25 : 1, scrollMarginTop: 80 }}>
        {translate(`vacancies.parts.${id}`)}
      </Typography>
      {lead && (
        <Typography variant="note" gutterBottom>
          {translate(lead)}
        </Typography>
      )}
      <Columns sm={sm} rowSpacing={1}>
        {children}
      </Columns>
    </section>
  );
}

/** react-admin's `TextInput` for so many letters, with an example of what is written there. */
function ExampleInput({ source, max, ...input }: TextInputProps & { max: number }) {
  const example = translate(`vacancies.examples.${source}`);
  return <TextInput source={source} placeholder={example} slotProps={upTo(max)} {...input} />;
}

const isMissing = (amount: number | null | undefined) => amount === null || amount === undefined;

/** Both ends of the salary and, for an administrator who publishes without them, why. */
function SalaryInputs() {
  const { permissions } = usePermissions<string[]>();
  const { setValue } = useFormContext();
  const form = useWatch() as Partial<Vacancy> & { motivo_sin_salario?: string };
  const isAdmin = permissions?.includes('config:write') ?? false;
  const missing = isMissing(form.salario_min) || isMissing(form.salario_max);
  const publishes = form.estado === 'activa' && form.visible_publicamente;
  const known = form.gestion?.motivo_sin_salario ?? '';
  const amount = {
    // Another amount is asked about again.
    onChange: () => setValue('salario_confirmado', false),
    helperText: missing && publishes ? 'vacancies.form.neededToPublish' : 'vacancies.form.grossEuros',
  };
  return (
    <>
      <NumberInput source="salario_min" placeholder="20.000" {...amount} />
      <NumberInput source="salario_max" placeholder="30.000" {...amount} />
      {missing && (isAdmin || known) && (
        <TextInput
          source="motivo_sin_salario"
          defaultValue={known}
          multiline
          minRows={2}
          disabled={!isAdmin}
          className="whole-line"
          helperText="vacancies.form.noSalaryHelp"
          slotProps={upTo(MAX.salaryReason)}
        />
      )}
    </>
  );
}

const QUALIFICATIONS = CUALIFICACION_GROUPS.flatMap(({ title, tipos }) =>
  tipos.map((id) => ({ id, name: CUALIFICACION_LABEL[id], title })),
);

export function VacancyInputs({ isNew }: { isNew: boolean }) {
  const own = useCustomFields('vacante');
  return (
    <>
      <FormPart id="puesto" columns={2}>
        <ExampleInput source="titulo" max={MAX.title} className="whole-line" validate={required()} />
        <JobInputs use="vacante" asked={() => ({ validate: required() })} />
        <ExampleInput source="ubicacion" max={MAX.place} validate={required()} />
        <ExampleInput source="educacion" max={MAX.education} />
        <TextInput
          source="descripcion"
          className="whole-line"
          validate={required()}
          multiline
          minRows={5}
          helperText="vacancies.form.paragraphs"
          slotProps={upTo(MAX.description)}
        />
      </FormPart>
      <FormPart id="condiciones" columns={3}>
        <SelectInput
          source="tipo_contrato"
          choices={choicesOf(CONTRATOS, capitalised)}
          validate={required()}
        />
        <SelectInput source="jornada" choices={choicesOf(JORNADAS, capitalised)} validate={required()} />
        <SelectInput
          source="prioridad"
          choices={choicesOf(VACANCY_PRIORIDADES, capitalised)}
          validate={required()}
        />
        <ExampleInput source="horario" max={MAX.hours} />
        <ExampleInput source="noches_fuera" max={MAX.hours} />
        <NumberInput source="experiencia_min" helperText="vacancies.form.years" />
        <NumberInput source="experiencia_max" helperText="vacancies.form.yearsOptional" />
        <NumberInput source="vacantes_disponibles" />
      </FormPart>
      <FormPart id="salario" columns={2}>
        <SalaryInputs />
      </FormPart>
      <FormPart id="publicacion" columns={2}>
        <SelectInput
          source="estado"
          choices={choicesOf(VACANCY_OPEN_ESTADOS, VACANCY_ESTADO_LABEL)}
          validate={required()}
          {...(isNew ? {} : { helperText: 'vacancies.form.closeHelp' })}
        />
        <DateInput source="cierra_el" helperText="vacancies.form.closesAlone" />
        <BooleanInput source="visible_publicamente" />
        <BooleanInput source="destacada" />
      </FormPart>
      <FormPart id="oferta" columns={2}>
        {VACANCY_LISTS.map((list) => (
          <LinesInput key={list} source={list} placeholder={`vacancies.examples.${list}`} />
        ))}
      </FormPart>
      <FormPart id="permisos" lead="vacancies.form.qualificationsLead">
        <AutocompleteArrayInput
          source="cualificaciones"
          choices={QUALIFICATIONS}
          matchSuggestion={(typed: string, { name }: { name: string }) => hasWords(name, typed)}
          groupBy={(choice: RaRecord) => String(choice.title)}
        />
      </FormPart>
      {own.length > 0 && (
        <FormPart id="otros" columns={2}>
          {own.map((field) => (
            <CustomInput key={field.id} field={field} needed={field.obligatorio} />
          ))}
        </FormPart>
      )}
      <FormPart id="preguntas" lead="vacancies.form.questionsLead">
        <QuestionInputs />
      </FormPart>
    </>
  );
}
