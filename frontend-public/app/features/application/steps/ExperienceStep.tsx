import {
  DRIVING_DEPARTMENT,
  fieldsOfStep,
  VEHICLE_LICENCES,
  type Cualificacion,
  type WrittenField,
} from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Suspense } from 'react';
import { partOf } from '../../../lib/part';
import { QualificationFields } from '../../qualifications/QualificationFields';
import { isOfVacancy } from '../answers';
import { OwnPart } from '../questions/OwnPart';
import { StepInputs } from '../StepInputs';
import type { ApplicationForm } from '../use-application-form';
import { JobFields } from './JobFields';
import { VacancyJob } from './VacancyJob';

/** Not every job asks for these. */
const DrivingLicences = partOf(
  async () => (await import('../../qualifications/DrivingLicences')).DrivingLicences,
);
const VacancyQuestions = partOf(async () => (await import('../questions/VacancyQuestions')).VacancyQuestions);

/** Department and position are chosen, or the vacancy's. */
const WRITTEN = fieldsOfStep(3).filter((field) => field !== 'departamento' && field !== 'posicion');

interface ExperienceStepProps {
  form: ApplicationForm;
  departments: Schemas['DepartmentResponse'][];
  profile: Schemas['PortalProfile'] | null;
  vacancy: Schemas['VacancyResponse'] | null;
}

const LICENCES: readonly Cualificacion[] = VEHICLE_LICENCES;

const isDriving = (department: string, vacancy: Schemas['VacancyResponse'] | null) =>
  department === DRIVING_DEPARTMENT ||
  (vacancy?.cualificaciones ?? []).some((tipo) => LICENCES.includes(tipo));

export function ExperienceStep({ form, departments, profile, vacancy }: ExperienceStepProps) {
  const driving = isDriving(form.values.departamento, vacancy);
  // A file says all of this already; the CV that is made from the form needs it.
  const told = form.hasCv && !form.writtenCv;
  const asked: WrittenField[] = vacancy?.educacion && !told ? ['educacion'] : [];
  const group = {
    value: form.values.cualificaciones,
    shown: form.problem.errors,
    onChange: (cualificaciones: string) => form.change({ cualificaciones }),
    onMended: form.problem.clear,
  };
  return (
    <>
      {vacancy ? <VacancyJob vacancy={vacancy} /> : <JobFields {...{ form, departments, profile }} />}
      <Suspense>
        {driving && <DrivingLicences {...group} />}
        {form.questions.some(isOfVacancy) && <VacancyQuestions form={form} />}
      </Suspense>
      <StepInputs form={form} fields={WRITTEN} asked={asked} told={told} />
      <OwnPart form={form} />
      <QualificationFields {...group} licencesAbove={driving} />
    </>
  );
}
