/** Blanks, control and format characters, half surrogates and what replaces them, invisible letters: two addresses must not look the same. */
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}\p{Cs}\ufffd\p{Default_Ignorable_Code_Point}]`;
/** A part of a domain; letters of any script, since a domain may be written as it is read. */
const LABEL = String.raw`[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]{0,61}[\p{L}\p{M}\p{Nd}])?`;

/** Something, an at sign, a domain of two labels or more whose last one is no number; 254 characters at most. */
export const EMAIL_PATTERN = new RegExp(
  String.raw`^(?=.{1,254}$)(?!.*${UNSEEN})[^@]+@(?:${LABEL}\.)+(?=\p{L})${LABEL}$`,
  'u',
);

/** Any text that the database can hold: enough to look an address up. */
export const STORABLE_PATTERN = /^\P{Cc}*$/u;

/** What makes two ways of typing an address the same account. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
