import { Transform } from 'class-transformer';

/**
 * Skills as an answer gives them, a list, become the text with commas of the form. A comma within one would part it, and
 * becomes a blank.
 */
export const SkillsText = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) && value.every((skill) => typeof skill === 'string')
      ? value.map((skill) => skill.replace(/\s*,\s*/g, ' ')).join(', ')
      : value,
  );
