import { DRIVING_DEPARTMENT, fieldsOfStep, LICENCE_GROUP, type WrittenField } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { DrivingLicences } from '../../qualifications/DrivingLicences';
import { QualificationFields } from '../../qualifications/QualificationFields';
import { VacancyQuestions } from '../questions/VacancyQuestions';
import { StepInputs } from '../StepInputs';
import type { ApplicationForm } from '../use-application-form';
import { JobFields } from './JobFields';
import { VacancyJob } from './VacancyJob';

/** Department and position are chosen, or the vacancy's. */
const WRITTEN = fieldsOfStep(3).filter((field) => field !== 'departamento' && field !== 'posicion');

interface ExperienceStepProps {
  form: ApplicationForm;
  departments: Schemas['DepartmentResponse'][];
  profile: Schemas['PortalProfile'] | null;
  vacancy: Schemas['VacancyResponse'] | null;
}

const isDriving = (department: string, vacancy: Schemas['VacancyResponse'] | null) =>
  department === DRIVING_DEPARTMENT ||
  (vacancy?.cualificaciones ?? []).some((tipo) => LICENCE_GROUP.tipos.includes(tipo));

export function ExperienceStep({ form, departments, profile, vacancy }: ExperienceStepProps) {
  const driving = isDriving(form.values.departamento, vacancy);
  const asked: WrittenField[] = vacancy?.educacion ? ['educacion'] : [];
  const group = {
    value: form.values.cualificaciones,
    shown: form.problem.errors,
    onChange: (cualificaciones: string) => form.change({ cualificaciones }),
    onMended: form.problem.clear,
  };
  return (
    <>
      {vacancy ? <VacancyJob vacancy={vacancy} /> : <JobFields {...{ form, departments, profile }} />}
      {driving && <DrivingLicences {...group} />}
      <VacancyQuestions form={form} />
      <StepInputs form={form} fields={WRITTEN} asked={asked} />
      <QualificationFields {...group} licencesAbove={driving} />
    </>
  );
}
