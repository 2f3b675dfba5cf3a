import { normalLine, normalText } from '@hiring/contract';
import { Transform } from 'class-transformer';

/** Removes what PostgreSQL cannot store and nobody types: NUL and lone surrogates. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** One line as it is kept and counted. */
export const storableLine = (text: string): string => normalLine(storable(text));

/** Normalises text before its rules count it (`normalText`), and converts a text of only blanks to `undefined`, so that optional fields are absent. */
export const Trim = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? normalText(storable(value)) || undefined : value,
  );

/** Like `Trim`, for one-line fields: line breaks become blanks, invisible characters vanish (`normalLine`). */
export const TrimLine = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? storableLine(value) || undefined : value,
  );

/** Like `TrimLine`, but an empty text stays a text: it clears a field, or is refused as missing. */
export const OneLine = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? storableLine(value) : value));
