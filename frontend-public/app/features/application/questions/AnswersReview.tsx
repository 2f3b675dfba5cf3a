import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Icon } from '../../../ui/Icon';
import { answerError, answerWords } from '../answer-rules';
import { isOfVacancy, type Question } from '../answers';
import type { ApplicationForm } from '../use-application-form';
import { stepOfQuestion } from '../steps';

/** The questions with their answers before submission, and the missing ones. */
export function AnswersReview({ form }: { form: ApplicationForm }) {
  return (
    <>
      <Answered
        form={form}
        questions={form.questions.filter(isOfVacancy)}
        id="respuestas-titulo"
        title={t`Preguntas sobre el puesto`}
      />
      <Answered
        form={form}
        questions={form.questions.filter((question) => !isOfVacancy(question))}
        id="otros-titulo"
        title={t`Otros datos`}
      />
    </>
  );
}

interface AnsweredProps {
  form: ApplicationForm;
  questions: readonly Question[];
  id: string;
  title: string;
}

function Answered({ form, questions, id, title }: AnsweredProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <dl className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface px-4">
        {questions.map((question) => {
          const missing = answerError(question, form.answers) !== null;
          return (
            <div key={question.id} className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2">
              <dt className="text-sm text-muted" dir="auto">
                {question.texto}
              </dt>
              <dd className="col-start-1 min-w-0 font-bold">
                {missing ? (
                  <span className="inline-flex items-center gap-2 text-danger">
                    <Icon name="alert" className="size-5" />
                    <Trans>Faltante</Trans>
                  </span>
                ) : (
                  <bdi>{answerWords(question, form.answers)}</bdi>
                )}
              </dd>
              <dd className="col-start-2 row-span-2 row-start-1">
                <button
                  type="button"
                  onClick={() => form.moveTo(stepOfQuestion(question))}
                  className="min-h-11 px-2 text-link underline"
                  aria-label={t`Editar la respuesta a ${question.texto}`}
                >
                  <Trans>Editar</Trans>
                </button>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
