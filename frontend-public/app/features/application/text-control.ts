import { FIELD_LABEL, isProfileField, PROFILE } from '@hiring/contract';
import type { FieldErrors } from '../../ui/use-form-problem';
import type { FormValues, TextName } from './form-values';

/** Length limit of a free text; other fields have their own validation. */
function limitOf(name: TextName): number | undefined {
  if (!isProfileField(name)) return undefined;
  const { kind, max } = PROFILE[name];
  return kind === 'phone' || kind === 'postal_code' ? undefined : max;
}

/** The props of a text control. */
export const textControl = (
  name: TextName,
  values: FormValues,
  errors: FieldErrors,
  change: (name: TextName, value: string) => void,
) => ({
  id: name,
  name,
  label: FIELD_LABEL[name],
  value: values[name],
  error: errors[name],
  limit: limitOf(name),
  onChange: (event: { target: { value: string } }) => change(name, event.target.value),
});
