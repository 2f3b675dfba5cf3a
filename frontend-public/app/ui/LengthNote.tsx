import { normalText, numberFormat } from '@hiring/contract';
import { plural, t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';

/** From this share of the limit on, a field shows the remaining characters. */
const NEAR = 0.8;

const number = /* @__PURE__ */ numberFormat({ useGrouping: 'always' });

interface Texts {
  value?: unknown;
  defaultValue?: unknown;
}

const textOf = ({ value, defaultValue }: Texts): string => {
  const text = value ?? defaultValue;
  return typeof text === 'string' ? normalText(text) : '';
};

/** The text length of a control, including uncontrolled ones. */
export function useTypedLength(control: Texts) {
  const [typed, setTyped] = useState<number | null>(null);
  return {
    typed: control.value === undefined ? (typed ?? textOf(control).length) : textOf(control).length,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(normalText(event.currentTarget.value).length),
  };
}

function noteOf(length: number, limit: number): string | null {
  if (length < limit * NEAR) return null;
  const most = number(limit);
  const apart = Math.abs(limit - length);
  const count = number(apart);
  if (length > limit) {
    return plural(apart, {
      one: `Sobra ${count} carácter: el máximo son ${most}.`,
      other: `Sobran ${count} caracteres: el máximo son ${most}.`,
    });
  }
  if (apart === 0) return t`No caben más caracteres.`;
  return plural(apart, { one: `Queda ${count} carácter.`, other: `Quedan ${count} caracteres.` });
}

/** Shows the remaining characters near a limit, and the excess above it. */
export function LengthNote({ id, length, limit }: { id: string; length: number; limit: number | undefined }) {
  if (limit === undefined) return null;
  const note = noteOf(length, limit);
  return (
    <p
      id={id}
      className={
        note === null ? 'sr-only' : `text-sm ${length > limit ? 'font-bold text-danger' : 'text-muted'}`
      }
    >
      {note ?? t`Hasta ${number(limit)} caracteres.`}
    </p>
  );
}
