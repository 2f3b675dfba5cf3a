import { type FormEvent, useState } from 'react';

/** From this part of a limit on, a field says how much of it is left. */
const NEAR = 0.8;

interface Texts {
  value?: unknown;
  defaultValue?: unknown;
}

const textOf = ({ value, defaultValue }: Texts): string => {
  const text = value ?? defaultValue;
  return typeof text === 'string' ? text : '';
};

/** The length of what is in a control, also of one that holds its text itself. */
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

/** Says near a limit how much is left, and beyond it how much is too much. */
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
