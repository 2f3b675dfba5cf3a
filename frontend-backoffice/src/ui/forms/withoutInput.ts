import type { FieldError, FieldErrors } from 'react-hook-form';

/** Refusals of the server, by name, of what the form has no input for: react-hook-form knows where an input is. */
export function withoutInput(errors: FieldErrors, path = ''): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([name, error]): [string, string][] => {
    const { type, ref, message } = (error ?? {}) as Partial<FieldError>;
    if (type === undefined) return error ? withoutInput(error as FieldErrors, `${path}${name}.`) : [];
    return type === 'server' && !ref && message ? [[`${path}${name}`, message]] : [];
  });
}
