import { t } from '@lingui/core/macro';
import { unitText } from '@hiring/contract';
import { TextAreaField, TextField } from '../../../ui/Field';
import { ANSWER_LENGTH, fieldOf, type Answers, type Question } from '../answers';
import { ChoiceField } from './ChoiceField';

interface QuestionFieldProps {
  question: Question;
  answer: Answers[string] | undefined;
  error: string | undefined;
  onAnswer: (answer: Answers[string]) => void;
}

const YES_OR_NO = () => [
  { value: 'si', label: t`Sí` },
  { value: 'no', label: t`No` },
];

/** The control for the question's type. */
export function QuestionField({ question, answer, error, onAnswer }: QuestionFieldProps) {
  const { texto, tipo, opciones, obligatoria, ayuda, unidad } = question;
  const id = fieldOf(question);
  const text = typeof answer === 'string' ? answer : '';
  const offered = opciones.map((option) => ({ value: option, label: question.words?.[option] ?? option }));
  const choice = { id, legend: texto, hint: ayuda, error, optional: !obligatoria };
  const field = {
    id,
    name: id,
    label: texto,
    error,
    optional: !obligatoria,
    value: text,
    hint: (ayuda || unidad) && (
      <>
        {ayuda && <bdi>{ayuda}</bdi>} {unidad && t`En ${unitText(unidad)}.`}
      </>
    ),
    onChange: (event: { target: { value: string } }) => onAnswer(event.target.value),
  };
  switch (tipo) {
    case 'si_no':
      return (
        <ChoiceField
          {...choice}
          several={false}
          options={YES_OR_NO()}
          chosen={[text]}
          onChange={([value = '']) => onAnswer(value)}
        />
      );
    case 'opcion':
      return (
        <ChoiceField
          {...choice}
          several={false}
          options={offered}
          chosen={[text]}
          onChange={([value = '']) => onAnswer(value)}
        />
      );
    case 'opciones':
      return (
        <ChoiceField
          {...choice}
          several
          options={offered}
          chosen={typeof answer === 'object' ? answer : []}
          onChange={onAnswer}
        />
      );
    case 'numero':
      return <TextField {...field} inputMode="decimal" autoComplete="off" />;
    case 'linea':
      return <TextField {...field} />;
    case 'fecha':
      return <TextField {...field} type="date" />;
    case 'enlace':
      return <TextField {...field} type="url" inputMode="url" autoComplete="off" />;
    case 'texto':
      return <TextAreaField {...field} rows={3} limit={ANSWER_LENGTH} />;
  }
}
