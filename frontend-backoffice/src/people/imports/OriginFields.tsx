import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { IMPORT_LIMITS } from '@hiring/contract';

export interface OriginValues {
  origen: string;
  informados_el: string;
  confirma: boolean;
}

export const NO_ORIGIN: OriginValues = { origen: '', informados_el: '', confirma: false };

export const originRequest = ({ origen, informados_el, confirma }: OriginValues) => ({
  origen,
  confirma,
  ...(informados_el ? { informados_el } : {}),
});

interface Props {
  values: OriginValues;
  errors: Record<string, string>;
  onChange: (changes: Partial<OriginValues>) => void;
}

/** Where the data come from and that they may be kept (GDPR art. 14): it stands in each person's record. */
export function OriginFields({ values, errors, onChange }: Props) {
  return (
    <Stack spacing={2} sx={{ maxWidth: 640 }}>
      <TextField
        required
        multiline
        minRows={2}
        label="De dónde vienen los datos"
        placeholder="Por ejemplo: bolsa de trabajo de la empresa, inscripciones de la feria de empleo de marzo"
        margin="none"
        value={values.origen}
        error={Boolean(errors.origen)}
        helperText={errors.origen ?? 'Se muestra en la ficha de cada persona y en la copia de sus datos.'}
        onChange={({ target }) => onChange({ origen: target.value })}
        slotProps={{ htmlInput: { maxLength: IMPORT_LIMITS.origen }, inputLabel: { shrink: true } }}
      />
      <TextField
        type="date"
        label="Cuándo se les informó"
        margin="none"
        value={values.informados_el}
        error={Boolean(errors.informados_el)}
        helperText={
          errors.informados_el ??
          'Déjalo vacío si todavía no se ha hecho: hay que informarles como máximo en un mes (art. 14 RGPD).'
        }
        onChange={({ target }) => onChange({ informados_el: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ maxWidth: 420 }}
      />
      <div>
        <FormControlLabel
          control={
            <Checkbox checked={values.confirma} onChange={(_event, confirma) => onChange({ confirma })} />
          }
          label="Confirmo que la empresa puede tratar estos datos para seleccionar personal."
        />
        {errors.confirma && <FormHelperText error>{errors.confirma}</FormHelperText>}
      </div>
    </Stack>
  );
}
