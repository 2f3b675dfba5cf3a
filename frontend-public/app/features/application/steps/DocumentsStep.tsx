import { Trans } from '@lingui/react/macro';
import { fieldsOfStep, type ShownNotice } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Alert } from '../../../ui/Alert';
import { FutureOpeningsBox } from '../../qualifications/FutureOpeningsBox';
import { FormNotice } from '../../privacy/FormNotice';
import { CvPicker } from '../cv/CvPicker';
import { StepInputs } from '../StepInputs';
import type { ApplicationForm } from '../use-application-form';

interface DocumentsStepProps {
  form: ApplicationForm;
  profile: Schemas['PortalProfile'] | null;
  vacancyId: string | null;
  /** Name of a file that was chosen before the page was reloaded. */
  lostCv: string | null;
  notice: ShownNotice;
}

export function DocumentsStep({ form, profile, vacancyId, lostCv, notice }: DocumentsStepProps) {
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
      <CvPicker form={form} vacancyId={vacancyId} existing={profile?.cv ?? null} />
      <StepInputs form={form} fields={fieldsOfStep(4)} />
      <FormNotice notice={notice} />
      <FutureOpeningsBox
        consented={(profile?.consentimientos ?? []).some(
          ({ finalidad, otorgado }) => finalidad === 'futuras_ofertas' && otorgado,
        )}
        ticked={form.values.futuras_ofertas === 'true'}
        onTick={(ticked) => form.change({ futuras_ofertas: ticked ? 'true' : '' })}
      />
    </>
  );
}
