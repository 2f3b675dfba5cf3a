import { Transform } from 'class-transformer';

/**
 * Converts the skills of a response, a list, to the form's text with commas. A comma within a skill would split it and
 * becomes a blank.
 */
export const SkillsText = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) && value.every((skill) => typeof skill === 'string')
      ? value.map((skill) => skill.replace(/\s*,\s*/g, ' ')).join(', ')
      : value,
  );
