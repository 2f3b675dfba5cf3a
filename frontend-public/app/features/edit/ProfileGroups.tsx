import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fieldsOfStep, JOB_FIELDS, PROFILE, TEXT_FIELDS, type WrittenField } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { ReactNode } from 'react';
import { SelectField } from '../../ui/Field';
import { departmentOptions } from '../application/department-options';
import { fieldOf } from '../application/answers';
import { QuestionField } from '../application/questions/QuestionField';
import { ProfileInputs } from '../application/ProfileInputs';
import { QualificationFields } from '../qualifications/QualificationFields';
import type { ProfileFormState } from './use-profile-form';
import { inSpanish } from '../careers/vacancy-language';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="rounded-lg border border-line bg-surface p-5">
      <legend className="float-left mb-4 w-full">
        <h3 className="text-lg">{title}</h3>
      </legend>
      <div className="clear-both grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

interface ProfileGroupsProps {
  form: ProfileFormState;
  departments: Schemas['DepartmentResponse'][];
}

const HINTS = () => ({ habilidades: t`Separadas por comas.` });
const [STREET, ...PLACE] = fieldsOfStep(2);
const JOB = JOB_FIELDS.filter((field) => field !== 'departamento');
const TEXTS = TEXT_FIELDS.filter((field) => PROFILE[field].step === 3);

export function ProfileGroups({ form, departments }: ProfileGroupsProps) {
  const { own } = form;
  const inputs = (fields: readonly WrittenField[]) => (
    <ProfileInputs form={form} fields={fields} hints={HINTS()} />
  );
  return (
    <>
      <Group title={t`Información personal`}>{inputs(fieldsOfStep(1))}</Group>
      <Group title={t`Dirección`}>
        <div className="sm:col-span-2">{STREET && inputs([STREET])}</div>
        {inputs(PLACE)}
      </Group>
      <Group title={t`Información profesional`}>
        <SelectField {...form.bind('departamento')}>
          <option value="">
            <Trans>Elige un departamento</Trans>
          </option>
          {departmentOptions(departments, form.stored).map(({ value, label }) => (
            <option key={value} value={value} {...inSpanish()}>
              {label}
            </option>
          ))}
        </SelectField>
        {inputs(JOB)}
      </Group>
      <Group title={t`Experiencia, educación y habilidades`}>
        <div className="space-y-5 sm:col-span-2">{inputs(TEXTS)}</div>
      </Group>
      <QualificationFields
        value={form.values.cualificaciones}
        shown={form.problem.errors}
        onChange={(value) => form.change('cualificaciones', value)}
        onMended={form.problem.clear}
      />
      {own.questions.length > 0 && (
        <Group title={t`Otros datos`}>
          {own.questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              answer={own.answers[question.id]}
              error={form.problem.errors[fieldOf(question)]}
              onAnswer={(answer) => {
                own.answer(question, answer);
                form.problem.clear(fieldOf(question));
              }}
            />
          ))}
        </Group>
      )}
      <Group title={t`Carta de presentación`}>
        <div className="space-y-5 sm:col-span-2">{inputs(fieldsOfStep(4))}</div>
      </Group>
    </>
  );
}
