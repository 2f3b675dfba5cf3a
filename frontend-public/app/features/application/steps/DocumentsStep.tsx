import { fieldsOfStep, type ShownNotice } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Suspense } from 'react';
import { partOf } from '../../../lib/part';
import { FutureOpeningsBox } from '../../qualifications/FutureOpeningsBox';
import { FormNotice } from '../../privacy/FormNotice';
import { CvPicker } from '../cv/CvPicker';
import { OwnPart } from '../questions/OwnPart';
import { StepInputs } from '../StepInputs';
import type { ApplicationForm } from '../use-application-form';

const LostCvNote = partOf(async () => (await import('../cv/LostCvNote')).LostCvNote);

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
        <Suspense>
          <LostCvNote lostCv={lostCv} />
        </Suspense>
      )}
      <CvPicker form={form} vacancyId={vacancyId} existing={profile?.cv ?? null} />
      <StepInputs form={form} fields={fieldsOfStep(4)} />
      <OwnPart form={form} />
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
