import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CONSERVACION_LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { usePrivacyWrite } from './usePrivacy';

type Settings = Schemas['RetentionSettingsResponse'];
type Field = 'retencion_meses' | 'aviso_dias' | 'cuarentena_dias';

const FIELDS: readonly { name: Field; label: string; help: string; min: number; max: number }[] = [
  {
    name: 'retencion_meses',
    label: 'Meses que se conservan',
    help: 'Desde la última actividad.',
    ...CONSERVACION_LIMITS.retencionMeses,
  },
  {
    name: 'aviso_dias',
    label: 'Días de aviso',
    help: 'Antes de la cuarentena se le pregunta por email.',
    ...CONSERVACION_LIMITS.avisoDias,
  },
  {
    name: 'cuarentena_dias',
    label: 'Días de cuarentena',
    help: 'Nadie ve la ficha; después se borra.',
    ...CONSERVACION_LIMITS.cuarentenaDias,
  },
];

interface Props {
  settings: Settings;
  onStale: () => void;
}

export function RetentionForm({ settings, onStale }: Props) {
  const [values, setValues] = useState<Record<Field, string>>({
    retencion_meses: String(settings.retencion_meses),
    aviso_dias: String(settings.aviso_dias),
    cuarentena_dias: String(settings.cuarentena_dias),
  });
  const save = usePrivacyWrite(
    (provider, data: Schemas['RetentionSettingsRequest']) => provider.saveRetentionSettings(data),
    'Plazos guardados',
  );
  const errors = fieldErrorsOf(save.error);
  const changed = FIELDS.some(({ name }) => values[name] !== String(settings[name]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const numbers = {
      retencion_meses: Number(values.retencion_meses),
      aviso_dias: Number(values.aviso_dias),
      cuarentena_dias: Number(values.cuarentena_dias),
    };
    save.mutate({ ...numbers, version: settings.version }, { onError: onStale });
  };
  return (
    <Card component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, sm: 2.5 } }}>
      {save.isError && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {reasonOf(save.error)}
        </Alert>
      )}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {FIELDS.map(({ name, label, help, min, max }) => (
          <TextField
            key={name}
            type="number"
            label={label}
            margin="none"
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            error={Boolean(errors[name])}
            helperText={errors[name] ?? `${help} De ${min} a ${max}.`}
            slotProps={{ htmlInput: { min, max, step: 1, inputMode: 'numeric' } }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 2 }}>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          disabled={!changed || save.isPending}
          sx={{ minHeight: 44 }}
        >
          {save.isPending ? 'Guardando...' : 'Guardar plazos'}
        </Button>
        <Typography variant="body2" color="text.secondary">
          Mira antes en «Simular» a quién afecta. El permiso para futuras ofertas dura 24 meses y no se cambia
          aquí.
        </Typography>
      </Box>
    </Card>
  );
}
