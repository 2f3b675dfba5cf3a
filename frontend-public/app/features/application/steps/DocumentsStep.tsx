import { Trans } from '@lingui/react/macro';
import { fieldsOfStep, type ShownNotice } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Alert } from '../../../ui/Alert';
import { FormNotice } from '../../privacy/FormNotice';
import { CvPicker } from '../cv/CvPicker';
import { StepInputs } from '../StepInputs';
import type { ApplicationForm } from '../use-application-form';

interface DocumentsStepProps {
  form: ApplicationForm;
  existing: Schemas['CvResponse'] | null;
  vacancyId: string | null;
  /** Name of a file that was chosen before the page was reloaded. */
  lostCv: string | null;
  notice: ShownNotice;
}

export function DocumentsStep({ form, existing, vacancyId, lostCv, notice }: DocumentsStepProps) {
  return (
    <>
      {lostCv && !form.cv.file && !form.cv.kept && (
        <Alert look="info">
          <p>
            <Trans>
              Habías elegido «{lostCv}», pero se cortó la conexión antes de guardarlo y el navegador lo olvida
              al recargar. Elígelo otra vez. Todo lo demás sigue aquí.
            </Trans>
          </p>
        </Alert>
      )}
      <CvPicker form={form} vacancyId={vacancyId} existing={existing} />
      <StepInputs form={form} fields={fieldsOfStep(4)} />
      <FormNotice notice={notice} />
    </>
  );
}
