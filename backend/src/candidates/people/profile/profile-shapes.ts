import {
  PROFILE,
  PROFILE_FIELDS,
  PROFILE_FOR_PROGRAMS,
  type ProfileColumns,
  type ProfileField,
  type ProfileKind,
  type ProfileTexts,
  requiredMessage,
  tooLongMessage,
  WRITTEN_FIELDS,
  type WrittenField,
  toSay,
} from '@hiring/contract';
import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsISO8601, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Example } from '../../../platform/openapi/field.js';
import { SkillsText } from '../../../platform/http/validation/skills-text.js';
import { ProfileRule } from '../../../platform/http/validation/profile-rule.js';
import { Trim, TrimLine } from '../../../platform/http/validation/trim.js';

const BIRTH_DATE = { message: 'La fecha de nacimiento no es válida' };
const YYYY_MM_DD = /^\d{4}-\d{2}-\d{2}$/;

/** Names stand in messages to addresses that nobody has verified yet: they must not carry a link there. */
const NO_LINK = /^(?!.*(:\/\/|www\.))/i;

/** What a kind of field is in forms and answers, besides a text of some length. */
interface KindOfField {
  rules?: (field: WrittenField) => PropertyDecorator[];
  /** What the document says of a form's field, where it takes more than an answer gives. */
  form?: ApiPropertyOptions;
  /** Format of an answer. */
  format?: string;
}

const OF_KIND: Readonly<Record<ProfileKind, KindOfField>> = {
  name: {
    rules: (field) => [
      Matches(NO_LINK, {
        message: field === 'nombre' ? toSay('El nombre no es válido') : toSay('Los apellidos no son válidos'),
      }),
    ],
  },
  email: { format: 'email' },
  phone: {
    rules: (field) => [ProfileRule(field)],
    form: {
      description: "Nine figures of Spain or a number with its country's prefix; kept as `+34 612 345 678`.",
      example: '612 345 678',
    },
  },
  birth_date: {
    rules: () => [IsISO8601({ strict: true }, BIRTH_DATE), Matches(YYYY_MM_DD, BIRTH_DATE)],
    form: { pattern: YYYY_MM_DD.source },
    format: 'date',
  },
  line: {},
  postal_code: {
    rules: (field) => [ProfileRule(field)],
    form: { description: "Five figures of Spain, or another country's.", example: '08040' },
  },
  department: {},
  position: {},
  long_text: {},
  skills: {
    rules: (field) => [ProfileRule(field), SkillsText()],
    form: {
      description:
        'A list of texts, as answers have them; or one text with commas, as a form of the browser sends it: at most 50, of 80 characters each.',
      oneOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }],
      example: ['Diagnosis', 'Frenos'],
    },
  },
};

/** In the order in which stacked decorators are applied: from below. */
function rulesOf(field: WrittenField): PropertyDecorator[] {
  const { label, kind, max, required } = PROFILE[field];
  const missing = { message: requiredMessage(field) };
  const skills = { message: 'Las habilidades no son válidas: una lista de textos' };
  return [
    ...(required ? [IsNotEmpty(missing)] : []),
    ...(kind === 'birth_date' ? [] : [IsString(required ? missing : kind === 'skills' ? skills : undefined)]),
    ...(max === undefined ? [] : [MaxLength(max, { message: tooLongMessage(label, max) })]),
    ...(OF_KIND[kind].rules?.(field) ?? []),
    kind === 'long_text' ? Trim() : TrimLine(),
    ...(required ? [] : [IsOptional()]),
  ];
}

/**
 * A class with the fields that people write, as a form sends them, with their rules. Text is trimmed; blank optional
 * fields read as absent.
 * @param words descriptions that this form has of its own.
 */
export function ProfileForm(words: Partial<Record<WrittenField, string>>): Type<ProfileTexts> {
  class Form {}
  for (const field of WRITTEN_FIELDS) {
    const { kind, max, required } = PROFILE[field];
    const document = ApiProperty({
      required: required !== undefined,
      ...(max === undefined ? {} : { maxLength: max }),
      description: words[field] ?? PROFILE_FOR_PROGRAMS[field].description,
      ...OF_KIND[kind].form,
    } as ApiPropertyOptions);
    // The type metadata that the compiler writes for a declared property.
    Reflect.defineMetadata('design:type', String, Form.prototype, field);
    const example = Example(OF_KIND[kind].form?.example ?? PROFILE_FOR_PROGRAMS[field].example);
    for (const decorate of [document, example, ...rulesOf(field)]) decorate(Form.prototype, field);
  }
  return Form as Type<ProfileTexts>;
}

const textExample = (field: ProfileField): string => [PROFILE_FOR_PROGRAMS[field].example].flat().join(', ');
/** What a form of the browser may send: skills are one text. */
export const FORM_EXAMPLE = Object.fromEntries(WRITTEN_FIELDS.map((field) => [field, textExample(field)]));

function describe(prototype: object, field: ProfileField, options: ApiPropertyOptions): void {
  const { description, example } = PROFILE_FOR_PROGRAMS[field];
  ApiProperty({ description, ...options })(prototype, field);
  Example(example)(prototype, field);
}

type Nullable<Fields extends ProfileField> = Omit<ProfileColumns, Fields> & {
  [F in Fields]: ProfileColumns[F] | null;
};

/**
 * A class with all of the profile, as answers give it.
 * @param nullable fields that this answer may lack besides those that are optional in forms.
 */
export function ProfileAnswer<Fields extends ProfileField = never>(
  nullable: readonly Fields[] = [],
): Type<Nullable<Fields>> {
  class Answer {}
  for (const field of PROFILE_FIELDS) {
    const { kind, required } = PROFILE[field];
    describe(Answer.prototype, field, {
      type: kind === 'skills' ? [String] : String,
      nullable: (nullable as readonly ProfileField[]).includes(field) || (!required && kind !== 'skills'),
      format: OF_KIND[kind].format,
    });
  }
  return Answer as Type<Nullable<Fields>>;
}

/** A class with some of the fields as texts, each of which may be absent. `rules` are applied in their order. */
export function ProfileExtract<Field extends ProfileField>(
  fields: readonly Field[],
  rules: (field: Field) => PropertyDecorator[] = () => [],
): Type<{ [F in Field]?: string }> {
  class Extract {}
  for (const field of fields) {
    describe(Extract.prototype, field, { type: String, required: false });
    for (const decorate of [Example(textExample(field)), ...rules(field)]) decorate(Extract.prototype, field);
  }
  return Extract;
}

/** The profile of a row. */
export const toProfile = (row: ProfileColumns): ProfileColumns =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, row[field]])) as ProfileColumns;
