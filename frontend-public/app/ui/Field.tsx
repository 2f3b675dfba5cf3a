import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { LengthNote, useTypedLength } from './LengthNote';

interface FieldProps {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Most fields are required, so only optional ones are marked. */
  optional?: boolean;
}

interface FrameProps extends FieldProps {
  children: ReactNode;
}

const hintId = (id: string) => `${id}-ayuda`;
const errorId = (id: string) => `${id}-error`;

const lengthId = (id: string) => `${id}-longitud`;

/** aria-describedby of a control: its hint, its length and its error. */
export function describedBy({
  id,
  hint,
  error,
  limit,
}: Pick<FieldProps, 'id' | 'hint' | 'error'> & { limit?: number }) {
  const ids = [hint && hintId(id), limit !== undefined && lengthId(id), error && errorId(id)]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    'aria-describedby': ids === '' ? undefined : ids,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

/** Label, hint, control and error: the same layout for every kind of control. */
export function FieldFrame({ id, label, hint, error, optional, children }: FrameProps) {
  return (
    <div className={`space-y-1.5 ${error ? 'border-s-4 border-danger ps-3' : ''}`}>
      <label htmlFor={id} className="block font-bold">
        <bdi>{label}</bdi>
        {optional && (
          <span className="font-normal text-muted">
            {' '}
            <Trans>(opcional)</Trans>
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId(id)} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={errorId(id)} className="font-bold text-danger">
          <span className="sr-only">
            <Trans>Error:</Trans>{' '}
          </span>
          {error}
        </p>
      )}
    </div>
  );
}

type Control<Tag extends 'input' | 'textarea' | 'select'> = FieldProps & Omit<ComponentProps<Tag>, 'id'>;
/** The length limit. Longer text can be typed and pasted: the field shows an error and cuts nothing. */
type Limited<Tag extends 'input' | 'textarea'> = Control<Tag> & { limit?: number };

export function TextField({ id, label, hint, error, optional, limit, ...rest }: Limited<'input'>) {
  const length = useTypedLength(rest);
  return (
    <FieldFrame {...{ id, label, hint, error, optional }}>
      <input
        className="control"
        {...describedBy({ id, hint, error, limit })}
        {...rest}
        onInput={length.onInput}
      />
      <LengthNote id={lengthId(id)} length={length.typed} limit={limit} />
    </FieldFrame>
  );
}

export function TextAreaField({ id, label, hint, error, optional, limit, ...rest }: Limited<'textarea'>) {
  const length = useTypedLength(rest);
  return (
    <FieldFrame {...{ id, label, hint, error, optional }}>
      <textarea
        className="control"
        {...describedBy({ id, hint, error, limit })}
        {...rest}
        onInput={length.onInput}
      />
      <LengthNote id={lengthId(id)} length={length.typed} limit={limit} />
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
