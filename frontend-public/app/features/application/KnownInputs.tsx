import { Trans } from '@lingui/react/macro';
import { FIELD_LABEL, fieldsOfStep, PROFILE } from '@hiring/contract';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { StepInputs } from './StepInputs';
import type { ApplicationForm } from './use-application-form';
import { missingIn } from './steps';

interface KnownInputsProps {
  form: ApplicationForm;
  /** Nothing of it was asked before: the inputs are shown. */
  isNew: boolean;
}

/** The step's profile fields: what an earlier application said is shown, and asked only to be changed. */
export function KnownInputs({ form, isNew }: KnownInputsProps) {
  const { step, values, filled, problem } = form;
  // As the step opens: a field does not vanish while somebody types in it.
  const [known] = useState(!isNew && missingIn(step, filled).length === 0);
  const [changing, setChanging] = useState(false);
  const fields = fieldsOfStep(step);
  if (!known || changing || fields.some((field) => field in problem.errors)) {
    return <StepInputs form={form} fields={fields} />;
  }
  const shown = fields.filter((field) => !PROFILE[field].later && values[field].trim() !== '');
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-3">
      <dl className="divide-y divide-line">
        {shown.map((field) => (
          <div key={field} className="py-2">
            <dt className="text-sm text-muted">{FIELD_LABEL[field]}</dt>
            <dd className="font-bold wrap-anywhere">
              <bdi>{values[field]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Button look="outline" className="my-2 w-full" onClick={() => setChanging(true)}>
        <Trans>Editar estos datos</Trans>
      </Button>
    </div>
  );
}
