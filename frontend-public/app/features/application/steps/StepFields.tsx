import type { Schemas } from '@hiring/contract/api';
import { FutureOpeningsBox } from '../../qualifications/FutureOpeningsBox';
import { CvShortcut } from '../cv/CvShortcut';
import { AccountMail } from '../AccountMail';
import { KnownInputs } from '../KnownInputs';
import type { ApplicationForm, FormStart } from '../use-application-form';
import { DocumentsStep } from './DocumentsStep';
import { ExperienceStep } from './ExperienceStep';
import { ReviewStep } from './ReviewStep';

interface StepFieldsProps {
  form: ApplicationForm;
  start: FormStart;
  departments: Schemas['DepartmentResponse'][];
}

/** The fields of the current step; the last one shows what will be sent. */
export function StepFields({ form, start, departments }: StepFieldsProps) {
  const { profile, vacancy, opening, notice } = start;
  const { step, isReview } = form;
  const lostCv = opening.lostFile;
  const vacancyId = vacancy?.id ?? null;
  return (
    <>
      {step === 1 && <CvShortcut form={form} />}
      {step <= 2 && <KnownInputs key={step} form={form} isNew={profile === null} />}
      {step === 1 && <AccountMail email={start.viewer.email} />}
      {step === 3 && <ExperienceStep {...{ form, departments, profile, vacancy }} />}
      {step === 4 && (
        <DocumentsStep {...{ form, vacancyId, lostCv, notice }} existing={profile?.cv ?? null} />
      )}
      {step === 4 && (
        <FutureOpeningsBox
          consented={(profile?.consentimientos ?? []).some(
            ({ finalidad, otorgado }) => finalidad === 'futuras_ofertas' && otorgado,
          )}
          ticked={form.values.futuras_ofertas === 'true'}
          onTick={(ticked) => form.change({ futuras_ofertas: ticked ? 'true' : '' })}
        />
      )}
      {isReview && <ReviewStep {...{ form, departments, profile, vacancy, lostCv }} />}
    </>
  );
}
