import { Transform } from 'class-transformer';

/** Removes what PostgreSQL cannot store and nobody types: NUL and lone surrogates. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Trims text, and converts a text of only blanks to `undefined`, so that optional fields are absent. */
export const Trim = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? storable(value).trim() || undefined : value,
  );

/** Like `Trim`, for one-line fields: line breaks and invisible characters become blanks. */
export const TrimLine = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? storable(value)
          .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
          .trim() || undefined
      : value,
  );

/** Like `TrimLine`, but an empty text stays a text: it clears a field, or is refused as missing. */
export const OneLine = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? storable(value)
          .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
          .trim()
      : value,
  );
