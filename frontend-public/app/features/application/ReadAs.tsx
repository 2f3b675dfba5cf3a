import type { ProfileKind } from '@hiring/contract';
import { phoneHint, postalCodeHint } from './read-as';

const READ_AS: Partial<Record<ProfileKind, (typed: string) => string | undefined>> = {
  phone: phoneHint,
  postal_code: postalCodeHint,
};

interface ReadAsProps {
  kind: ProfileKind;
  typed: string;
  /** While nothing can be read in it. */
  hint: string | undefined;
}

/** How the typed text is understood, in place of the field's hint. */
export const ReadAs = ({ kind, typed, hint }: ReadAsProps) => READ_AS[kind]?.(typed) ?? hint;
