import { CONTACT_FIELD_LABEL as LABEL, CONTACT_LIMITS, LIMITS } from '@hiring/contract';
import { TextField } from '../../ui/Field';
import type { FieldErrors } from '../../ui/use-form-problem';
import type { Outcome } from './outcome';

interface SenderFieldsProps {
  values: Partial<Outcome['values']>;
  errors: FieldErrors;
}

/** Who writes, and how to answer. */
export function SenderFields({ values, errors }: SenderFieldsProps) {
  return (
    <>
      <TextField
        id="nombre"
        name="nombre"
        label={LABEL.nombre}
        autoComplete="name"
        required
        limit={LIMITS.name}
        defaultValue={values.nombre}
        error={errors['nombre']}
      />
      <TextField
        id="email"
        name="email"
        label={LABEL.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={values.email}
        error={errors['email']}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id="telefono"
          name="telefono"
          label={LABEL.telefono}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={values.telefono}
          error={errors['telefono']}
        />
        <TextField
          id="empresa"
          name="empresa"
          label={LABEL.empresa}
          optional
          autoComplete="organization"
          limit={CONTACT_LIMITS.empresa}
          defaultValue={values.empresa}
          error={errors['empresa']}
        />
      </div>
    </>
  );
}
