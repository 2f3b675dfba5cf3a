import { FIELD_LABEL, PROFILE, type WrittenField } from '@hiring/contract';
import { Fold } from '../../ui/Fold';
import { ProfileInputs } from './ProfileInputs';
import type { ApplicationForm } from './use-application-form';

const list = new Intl.ListFormat('es-ES');

/** "Educación y habilidades". */
function listed(fields: readonly WrittenField[]): string {
  const words = list.format(fields.map((field) => FIELD_LABEL[field])).toLocaleLowerCase('es-ES');
  return words.charAt(0).toLocaleUpperCase('es-ES') + words.slice(1);
}

interface StepInputsProps {
  form: ApplicationForm;
  fields: readonly WrittenField[];
  /** Fields that the vacancy asks for: they are not folded. */
  asked?: readonly WrittenField[];
}

/** The fields of a step; those that are not needed to begin are folded. */
export function StepInputs({ form, fields, asked = [] }: StepInputsProps) {
  const later = fields.filter((field) => PROFILE[field].later && !asked.includes(field));
  const written = later.map((field) => form.values[field].trim()).filter(Boolean);
  return (
    <>
      <ProfileInputs form={form} fields={fields.filter((field) => !later.includes(field))} />
      {later.length > 0 && (
        <Fold
          label={listed(later)}
          note={written.join(' · ') || 'Puedes añadirlo después.'}
          wrong={later.some((field) => field in form.problem.errors)}
        >
          <ProfileInputs form={form} fields={later} />
        </Fold>
      )}
    </>
  );
}
