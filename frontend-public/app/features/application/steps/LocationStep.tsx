import { TextField } from '../../../ui/Field';
import type { ApplicationForm } from '../use-application-form';

export function LocationStep({ form }: { form: ApplicationForm }) {
  return (
    <>
      <TextField {...form.bind('direccion')} autoComplete="street-address" hint="Calle, número y piso." />
      <TextField {...form.bind('ciudad')} autoComplete="address-level2" autoCapitalize="words" />
      <TextField {...form.bind('codigo_postal')} inputMode="numeric" autoComplete="postal-code" optional />
    </>
  );
}
