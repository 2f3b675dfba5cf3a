import type { Schemas } from '@hiring/contract/api';
import { Alert } from '../../../ui/Alert';
import { TextAreaField } from '../../../ui/Field';
import { PrivacyNotice } from '../../privacy/PrivacyNotice';
import { CvPicker } from '../CvPicker';
import type { ApplicationForm } from '../use-application-form';

interface DocumentsStepProps {
  form: ApplicationForm;
  existing: Schemas['CvResponse'] | null;
  /** Name of a file that was chosen before the page was loaded again. */
  lostCv: string | null;
}

export function DocumentsStep({ form, existing, lostCv }: DocumentsStepProps) {
  return (
    <>
      {lostCv && !form.file && (
        <Alert look="info">
          <p>
            Habías elegido «{lostCv}». Al recargar la página el navegador olvida los archivos, así que tienes
            que elegirlo otra vez. Todo lo demás sigue aquí.
          </p>
        </Alert>
      )}
      <CvPicker
        file={form.file}
        existing={existing}
        error={form.problem.errors['cv']}
        onChoose={form.chooseFile}
      />
      <TextAreaField
        {...form.bind('carta_presentacion')}
        rows={8}
        hint="Por qué te interesa el puesto y qué aportas. Con unas líneas basta."
        optional
      />
      <PrivacyNotice purpose="candidatura" />
    </>
  );
}
