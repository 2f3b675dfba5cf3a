import { Trans } from '@lingui/react/macro';
import { fieldOf, isOfVacancy } from '../answers';
import type { ApplicationForm } from '../use-application-form';
import { QuestionField } from './QuestionField';

/** The vacancy's questions, in the experience step. */
export function VacancyQuestions({ form }: { form: ApplicationForm }) {
  const questions = form.questions.filter(isOfVacancy);
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="preguntas-titulo" className="space-y-6 border-t border-line pt-6">
      <div>
        <h3 id="preguntas-titulo" className="text-lg">
          <Trans>Preguntas sobre el puesto</Trans>
        </h3>
        <p className="mt-1 text-muted">
          <Trans>Las lee una persona del equipo de selección.</Trans>
        </p>
      </div>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={form.answers[question.id]}
          error={form.problem.errors[fieldOf(question)]}
          onAnswer={(answer) => form.answer(question, answer)}
        />
      ))}
    </section>
  );
}
