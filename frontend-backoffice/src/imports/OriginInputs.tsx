import { Stack } from '@mui/material';
import { IMPORT_LIMITS } from '@hiring/contract';
import { BooleanInput, DateInput, required, TextInput } from 'react-admin';
import { upTo } from '../ui/upTo';

export const NO_ORIGIN = { origen: '', informados_el: null as string | null, confirma: false };
export type OriginValues = typeof NO_ORIGIN;

export const originRequest = ({ origen, confirma, informados_el }: OriginValues) => ({
  origen,
  confirma,
  informados_el: informados_el || undefined,
});

/** Where the data come from and that they may be kept (GDPR art. 14): it stands in each person's record. */
export function OriginInputs() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 640 }}>
      <TextInput
        source="origen"
        label="De dónde vienen los datos"
        placeholder="Por ejemplo: bolsa de trabajo de la empresa, inscripciones de la feria de empleo de marzo"
        helperText="Se muestra en la ficha de cada persona y en la copia de sus datos."
        validate={required()}
        multiline
        minRows={2}
        slotProps={upTo(IMPORT_LIMITS.origen)}
      />
      <DateInput
        source="informados_el"
        label="Cuándo se les informó"
        helperText="Déjalo vacío si todavía no se ha hecho: hay que informarles como máximo en un mes (art. 14 RGPD)."
        sx={{ maxWidth: 420 }}
      />
      <BooleanInput
        source="confirma"
        label="Confirmo que la empresa puede tratar estos datos para seleccionar personal."
      />
    </Stack>
  );
}
