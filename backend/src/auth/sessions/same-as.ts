import { ValidateBy } from 'class-validator';

/** The value must equal that of another property of the same request. */
export const SameAs = (property: string, message: string): PropertyDecorator =>
  ValidateBy(
    {
      name: 'sameAs',
      validator: {
        validate: (value, context) =>
          context !== undefined && value === (context.object as Record<string, unknown>)[property],
      },
    },
    { message },
  );
