import { FIELD_LABEL, isProfileField, PROFILE } from '@hiring/contract';
import type { FieldErrors } from '../../ui/use-form-problem';
import type { FormValues, TextName } from './form-values';

/** Characters of a text that is written freely; the others say by their own rule what is wrong with them. */
function limitOf(name: TextName): number | undefined {
  if (!isProfileField(name)) return undefined;
  const { kind, max } = PROFILE[name];
  return kind === 'phone' || kind === 'postal_code' ? undefined : max;
}

/** Everything a control of a text needs. */
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
