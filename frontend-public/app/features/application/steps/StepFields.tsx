import type { Schemas } from '@hiring/contract/api';
import { Suspense } from 'react';
import { partOf, useFetchAhead } from '../../../lib/part';
import { PageSpinner } from '../../../ui/Spinner';
import type { ApplicationForm, FormStart } from '../use-application-form';

const FirstSteps = partOf(async () => (await import('./FirstSteps')).FirstSteps);
const ExperienceStep = partOf(async () => (await import('./ExperienceStep')).ExperienceStep);
const DocumentsStep = partOf(async () => (await import('./DocumentsStep')).DocumentsStep);
const ReviewStep = partOf(async () => (await import('./ReviewStep')).ReviewStep);
const ALL_STEPS = [FirstSteps, ExperienceStep, DocumentsStep, ReviewStep];

interface StepFieldsProps {
  form: ApplicationForm;
  start: FormStart;
  departments: Schemas['DepartmentResponse'][];
}

/** The fields of the current step; the last one shows what will be sent. */
export function StepFields({ form, start, departments }: StepFieldsProps) {
  useFetchAhead(ALL_STEPS);
  const { profile, vacancy, opening, notice } = start;
  const { step, isReview } = form;
  const lostCv = opening.lostFile;
  const vacancyId = vacancy?.id ?? null;
  return (
    <Suspense fallback={<PageSpinner />}>
      {step <= 2 && <FirstSteps form={form} isNew={profile === null} email={start.viewer.email} />}
      {step === 3 && <ExperienceStep {...{ form, departments, profile, vacancy }} />}
      {step === 4 && <DocumentsStep {...{ form, vacancyId, lostCv, notice, profile }} />}
      {isReview && <ReviewStep {...{ form, departments, profile, vacancy, lostCv }} />}
    </Suspense>
  );
}
