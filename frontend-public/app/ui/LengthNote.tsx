import { type FormEvent, useState } from 'react';

/** From this share of the limit on, a field shows the remaining characters. */
const NEAR = 0.8;

interface Texts {
  value?: unknown;
  defaultValue?: unknown;
}

const textOf = ({ value, defaultValue }: Texts): string => {
  const text = value ?? defaultValue;
  return typeof text === 'string' ? text : '';
};

/** The text length of a control, including uncontrolled ones. */
export function useTypedLength(control: Texts) {
  const [typed, setTyped] = useState<number | null>(null);
  return {
    typed: control.value === undefined ? (typed ?? textOf(control).length) : textOf(control).length,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(event.currentTarget.value.length),
  };
}

const characters = (count: number) =>
  `${count.toLocaleString('es-ES', { useGrouping: 'always' })} ${count === 1 ? 'carácter' : 'caracteres'}`;

function noteOf(length: number, limit: number): string | null {
  if (length < limit * NEAR) return null;
  if (length > limit) {
    const over = length - limit;
    return `${over === 1 ? 'Sobra' : 'Sobran'} ${characters(over)}: el máximo son ${characters(limit)}.`;
  }
  return length === limit ? 'No caben más caracteres.' : `Quedan ${characters(limit - length)}.`;
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
      {note ?? `Hasta ${characters(limit)}.`}
    </p>
  );
}
