import { Transform } from 'class-transformer';

/** Trims text, and turns text of blanks alone into `undefined` so that optional fields read as absent. */
export const Trim = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim() || undefined : value,
  );
