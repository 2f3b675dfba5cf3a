import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the address of the section may say. */
export type AddressPart =
  /** lista or calendario. */
  | 'vista'
  /** Whose interviews. */
  | 'candidato'
  /** 1: the form for a new one is open; `dia` and `hora` are its first values. */
  | 'nueva'
  | 'dia'
  /** The interview in the form. */
  | 'editar'
  /** The interview in the detail dialog. */
  | 'detalle'
  | 'q'
  | 'estado'
  | 'tipo'
  | 'entrevistador'
  /** proximas, anteriores or todas. */
  | 'cuando'
  | 'pagina'
  | 'filas'
  /** mes, semana, dia or agenda; and the day it shows. */
  | 'modo'
  | 'fecha';

type Changes = Partial<Record<AddressPart, string | undefined>>;

/** The section's state as its address keeps it, so that it can be shared and the back button works. */
export function useInterviewAddress() {
  const [params, setParams] = useSearchParams();
  const read = (part: AddressPart): string | undefined => params.get(part) ?? undefined;

  const change = useCallback(
    (changes: Changes, { replace = false } = {}) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [part, value] of Object.entries(changes)) {
            if (value) next.set(part, value);
            else next.delete(part);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  return { read, change };
}
