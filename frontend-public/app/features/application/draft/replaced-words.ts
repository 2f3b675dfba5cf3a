import { t } from '@lingui/core/macro';
import { FIELD_LABEL, listText } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { longDay } from '../../../lib/dates';
import { readQualificationValues } from '../../qualifications/read-qualification-values';
import { inBrief } from '../../qualifications/qualification-words';
import { answerWords } from '../answer-rules';
import type { Question } from '../answers';
import { departmentOptions, positionOptions } from '../department-options';
import { TEXT_NAMES, type FormValues, type TextName } from '../form-values';
import type { Replaced } from './replaced';

/** One replaced value, as text. */
export interface ReplacedPart {
  key: string;
  label: string;
  words: string;
  part: Replaced;
}

/** Names and labels needed to show a value. */
export interface Wording {
  questions: readonly Question[];
  departments: Schemas['DepartmentResponse'][];
  profile: Schemas['PortalProfile'] | null;
}

/** A value as display text: the optional group is JSON, the checkbox a code. */
function inWords(name: TextName, values: Partial<FormValues>, { departments, profile }: Wording): string {
  const value = values[name] ?? '';
  const named = (options: readonly { value: string; label: string }[], code: string) =>
    options.find((option) => option.value === code)?.label ?? code;
  switch (name) {
    case 'cualificaciones':
      return inBrief(readQualificationValues(value));
    case 'futuras_ofertas':
      return value === 'true' ? t`Sí` : 'No';
    case 'fecha_nacimiento':
      return longDay(value);
    case 'departamento':
      return named(departmentOptions(departments, profile), value);
    case 'posicion':
      return named(
        departments.flatMap(({ codigo }) => positionOptions(departments, codigo, profile)),
        value,
      );
    default:
      return value;
  }
}

/** One by one, in the order of the form. A department and its position are one entry. */
export function partsOf({ values, answers }: Replaced, wording: Wording): ReplacedPart[] {
  const job = values.departamento !== undefined && values.posicion !== undefined;
  const texts = TEXT_NAMES.filter((name) => values[name] !== undefined && !(job && name === 'posicion'));
  const named = texts.map((name): ReplacedPart => {
    const both = job && name === 'departamento';
    const words = inWords(name, values, wording);
    return {
      key: name,
      label: both ? t`${FIELD_LABEL.departamento} y posición` : FIELD_LABEL[name],
      words: both ? listText([words, inWords('posicion', values, wording)]) : words,
      part: {
        values: { [name]: values[name], ...(both ? { posicion: values.posicion } : {}) },
        answers: {},
      },
    };
  });
  const answered = wording.questions.flatMap((question): ReplacedPart[] => {
    const answer = answers[question.id];
    if (answer === undefined) return [];
    const words = answerWords(question, answers);
    return [
      {
        key: question.id,
        label: question.texto,
        words,
        part: { values: {}, answers: { [question.id]: answer } },
      },
    ];
  });
  return [...named, ...answered];
}
