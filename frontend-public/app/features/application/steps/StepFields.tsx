import { fieldsOfStep } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { FutureOpeningsBox } from '../../qualifications/FutureOpeningsBox';
import { QualificationFields } from '../../qualifications/QualificationFields';
import { CvShortcut } from '../cv/CvShortcut';
import { ProfileInputs } from '../ProfileInputs';
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
  const { step, problem, isReview } = form;
  const lostCv = opening.lostFile;
  const vacancyId = vacancy?.id ?? null;
  return (
    <>
      {step === 1 && <CvShortcut form={form} />}
      {step <= 2 && <ProfileInputs form={form} fields={fieldsOfStep(step)} />}
      {step === 3 && <ExperienceStep {...{ form, departments, profile, vacancy }} />}
      {step === 3 && (
        <QualificationFields
          value={form.values.cualificaciones}
          shown={problem.errors}
          onChange={(cualificaciones) => form.change({ cualificaciones })}
          onMended={problem.clear}
        />
      )}
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
