import type { ComponentProps, ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Most fields are required; the few that are not say so. */
  optional?: boolean;
}

interface FrameProps extends FieldProps {
  children: ReactNode;
}

const hintId = (id: string) => `${id}-ayuda`;
const errorId = (id: string) => `${id}-error`;

/** What ties a control to its hint and error for screen readers. */
export function describedBy({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const ids = [hint ? hintId(id) : '', error ? errorId(id) : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': ids === '' ? undefined : ids,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

/** Label above, hint, control, error: the same for every kind of control. */
export function FieldFrame({ id, label, hint, error, optional, children }: FrameProps) {
  return (
    <div className={`space-y-1.5 ${error ? 'border-l-4 border-danger pl-3' : ''}`}>
      <label htmlFor={id} className="block font-bold">
        {label}
        {optional && <span className="font-normal text-muted"> (opcional)</span>}
      </label>
      {hint && (
        <p id={hintId(id)} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={errorId(id)} className="font-bold text-danger">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
    </div>
  );
}

type Control<Tag extends 'input' | 'textarea' | 'select'> = FieldProps & Omit<ComponentProps<Tag>, 'id'>;

export function TextField({ id, label, hint, error, optional, ...rest }: Control<'input'>) {
  return (
    <FieldFrame {...{ id, label, hint, error, optional }}>
      <input className="control" {...describedBy({ id, hint, error })} {...rest} />
    </FieldFrame>
  );
}

export function TextAreaField({ id, label, hint, error, optional, ...rest }: Control<'textarea'>) {
  return (
    <FieldFrame {...{ id, label, hint, error, optional }}>
      <textarea className="control" {...describedBy({ id, hint, error })} {...rest} />
    </FieldFrame>
  );
}

export function SelectField({ id, label, hint, error, optional, children, ...rest }: Control<'select'>) {
  return (
    <FieldFrame {...{ id, label, hint, error, optional }}>
      <select className="control" {...describedBy({ id, hint, error })} {...rest}>
        {children}
      </select>
    </FieldFrame>
  );
}
