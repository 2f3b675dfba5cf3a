import { fieldOf } from '../answers';
import type { ApplicationForm } from '../use-application-form';
import { QuestionField } from './QuestionField';

/** The company's own fields that the current step asks for. */
export function OwnQuestions({ form }: { form: ApplicationForm }) {
  return form.questions
    .filter(({ own }) => own?.step === form.step)
    .map((question) => (
      <QuestionField
        key={question.id}
        question={question}
        answer={form.answers[question.id]}
        error={form.problem.errors[fieldOf(question)]}
        onAnswer={(answer) => form.answer(question, answer)}
      />
    ));
}
