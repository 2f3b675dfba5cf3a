import { useState } from 'react';
import { TextField } from '../../../ui/Field';
import { phoneHint } from '../read-as';
import { CvShortcut } from '../cv/CvShortcut';
import type { ApplicationForm } from '../use-application-form';

export function PersonalStep({ form }: { form: ApplicationForm }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <>
      <CvShortcut form={form} />
      <TextField {...form.bind('nombre')} autoComplete="given-name" autoCapitalize="words" />
      <TextField {...form.bind('apellidos')} autoComplete="family-name" autoCapitalize="words" />
      <TextField
        {...form.bind('telefono')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={phoneHint(form.values.telefono) ?? 'Para llamarte si hay entrevista.'}
      />
      <TextField
        {...form.bind('fecha_nacimiento')}
        type="date"
        autoComplete="bday"
        min="1920-01-01"
        max={today}
        optional
      />
    </>
  );
}
