import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { Suspense } from 'react';
import { Alert } from '../../../ui/Alert';
import { partOf } from '../../../lib/part';
import { answerError } from '../answer-rules';
import { departmentOptions, positionOptions } from '../department-options';
import { AnswersReview } from '../questions/AnswersReview';
import type { ApplicationForm } from '../use-application-form';
import { requiredItems } from '../steps';
import { RequiredFields } from './RequiredFields';

const QualificationsReview = partOf(
  async () => (await import('../../qualifications/QualificationsReview')).QualificationsReview,
);

interface ReviewStepProps {
  form: ApplicationForm;
  departments: Schemas['DepartmentResponse'][];
  profile: Schemas['PortalProfile'] | null;
  vacancy: Schemas['VacancyResponse'] | null;
  lostCv: string | null;
}

const cvNameOf = ({ cv, values }: ApplicationForm) =>
  cv.file?.name ??
  (cv.kept?.modo === 'generado'
    ? `CV ${values.nombre} ${values.apellidos}`.trim() + '.pdf'
    : cv.kept?.nombre_original);

/** Shows what will be sent, with a link to each part, and what is missing. */
export function ReviewStep({ form, departments, profile, vacancy, lostCv }: ReviewStepProps) {
  const { values, hasCv } = form;
  const labelIn = (options: { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  const rows: { label: string; value: string; step: number }[] = [
    { label: t`Nombre`, value: `${values.nombre} ${values.apellidos}`.trim(), step: 1 },
    { label: t`Teléfono`, value: values.telefono, step: 1 },
    {
      label: t`Departamento`,
      value:
        vacancy?.departamento_nombre ?? labelIn(departmentOptions(departments, profile), values.departamento),
      step: 3,
    },
    {
      label: t`Posición`,
      value:
        vacancy?.posicion_nombre ??
        labelIn(positionOptions(departments, values.departamento, profile), values.posicion),
      step: 3,
    },
    { label: t`CV`, value: cvNameOf(form) ?? profile?.cv?.nombre_original ?? '', step: 4 },
  ];
  const required = requiredItems(form.filled);
  const unanswered = form.questions.some((question) => answerError(question, form.answers) !== null);
  const incomplete = unanswered || required.some(({ missing }) => missing);

  return (
    <>
      <dl className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
        {rows.map(({ label, value, step }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="col-start-1 min-w-0 font-bold">
              {value === '' ? t`Sin rellenar` : <bdi>{value}</bdi>}
            </dd>
            <dd className="col-start-2 row-span-2 row-start-1">
              <button
                type="button"
                onClick={() => form.moveTo(step)}
                className="min-h-11 px-2 text-link underline"
                aria-label={t`Editar ${label}`}
              >
                <Trans>Editar</Trans>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <AnswersReview form={form} />
      {values.cualificaciones !== '' && (
        <Suspense>
          <QualificationsReview value={values.cualificaciones} onChange={() => form.moveTo(3)} />
        </Suspense>
      )}
      <RequiredFields items={required} onMove={form.moveTo} />
      {incomplete && (
        <Alert look="danger" title={t`Campos incompletos`}>
          <p>
            <Trans>Por favor, completa todos los campos obligatorios antes de enviar tu candidatura.</Trans>
          </p>
          {lostCv && !hasCv && (
            <p>
              <Trans>
                El archivo «{lostCv}» no llegó a guardarse: vuelve al paso 4 y elígelo otra vez. Todo lo demás
                sigue aquí.
              </Trans>
            </p>
          )}
        </Alert>
      )}
    </>
  );
}
