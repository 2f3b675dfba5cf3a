import { t } from '@lingui/core/macro';
import { FIELD_LABEL, formatsNow, localeOf, PROFILE, type WrittenField } from '@hiring/contract';
import { Fold } from '../../ui/Fold';
import { ProfileInputs } from './ProfileInputs';
import type { ApplicationForm } from './use-application-form';

/** "Educación y habilidades". */
function listed(fields: readonly WrittenField[]): string {
  const locale = localeOf(formatsNow().language);
  const names = fields.map((field) => FIELD_LABEL[field]);
  const words = new Intl.ListFormat(locale).format(names).toLocaleLowerCase(locale);
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

interface StepInputsProps {
  form: ApplicationForm;
  fields: readonly WrittenField[];
  /** Fields that the vacancy asks for: they are not folded. */
  asked?: readonly WrittenField[];
  /** The CV tells all of them, so that all are folded. */
  told?: boolean;
}

/** The fields of a step; those that are not needed to begin are folded. */
export function StepInputs({ form, fields, asked = [], told = false }: StepInputsProps) {
  const later = fields.filter((field) => told || (PROFILE[field].later && !asked.includes(field)));
  const written = later.map((field) => form.values[field].trim()).filter(Boolean);
  return (
    <>
      <ProfileInputs form={form} fields={fields.filter((field) => !later.includes(field))} />
      {later.length > 0 && (
        <Fold
          label={listed(later)}
          note={written.join(' · ') || t`Puedes añadirlo después.`}
          wrong={later.some((field) => field in form.problem.errors)}
        >
          <ProfileInputs form={form} fields={later} />
        </Fold>
      )}
    </>
  );
}
