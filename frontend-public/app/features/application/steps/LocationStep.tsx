import { TextField } from '../../../ui/Field';
import { postalCodeHint } from '../read-as';
import type { ApplicationForm } from '../use-application-form';

export function LocationStep({ form }: { form: ApplicationForm }) {
  return (
    <>
      <TextField {...form.bind('direccion')} autoComplete="street-address" hint="Calle, número y piso." />
      <TextField {...form.bind('ciudad')} autoComplete="address-level2" autoCapitalize="words" />
      <TextField
        {...form.bind('codigo_postal')}
        hint={postalCodeHint(form.values.codigo_postal) ?? 'De España, o de tu país si vives fuera.'}
        autoComplete="postal-code"
        autoCapitalize="characters"
        optional
      />
    </>
  );
}
