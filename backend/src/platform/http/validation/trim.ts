import { Transform } from 'class-transformer';

/** What PostgreSQL cannot store as text is not text that anyone typed: NUL and halves of characters. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Trims text, and turns text of blanks alone into `undefined` so that optional fields read as absent. */
export const Trim = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? storable(value).trim() || undefined : value,
  );

/** As `Trim`, for fields of one line: line breaks and invisible characters become blanks. */
export const TrimLine = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? storable(value)
          .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
          .trim() || undefined
      : value,
  );

/** As `TrimLine`, where an emptied text is a text: it clears a field, or is refused as missing. */
export const OneLine = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? storable(value)
          .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
          .trim()
      : value,
  );
