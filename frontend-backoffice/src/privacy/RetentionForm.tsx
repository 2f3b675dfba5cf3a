import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CONSERVACION_LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { NumberInput, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { fieldErrorsOf } from '../providers/problem';
import { useWrite } from '../providers/useWrite';

type Settings = Schemas['RetentionSettingsResponse'];

const FIELDS = [
  {
    source: 'retencion_meses',
    label: 'Meses que se conservan',
    help: 'Desde la última actividad.',
    ...CONSERVACION_LIMITS.retencionMeses,
  },
  {
    source: 'aviso_dias',
    label: 'Días de aviso',
    help: 'Antes de la cuarentena se le pregunta por email.',
    ...CONSERVACION_LIMITS.avisoDias,
  },
  {
    source: 'cuarentena_dias',
    label: 'Días de cuarentena',
    help: 'Nadie ve la ficha; después se borra.',
    ...CONSERVACION_LIMITS.cuarentenaDias,
  },
] as const;

/** How long data are kept. */
export function RetentionForm({ settings }: { settings: Settings }) {
  const save = useWrite(
    (provider, order: Schemas['RetentionSettingsRequest']) => provider.saveRetentionSettings(order),
    { reads: ['retention-settings'], done: 'Plazos guardados' },
  );
  const submit = (typed: FieldValues) => {
    const { retencion_meses, aviso_dias, cuarentena_dias } = typed as Settings;
    const { version } = settings;
    return save
      .mutateAsync({ retencion_meses, aviso_dias, cuarentena_dias, version })
      .then(() => undefined, fieldErrorsOf);
  };
  return (
    <Card>
      <SimpleForm
        record={{ id: 'retention', ...settings }}
        onSubmit={submit}
        warnWhenUnsavedChanges
        noValidate
        toolbar={
          <Toolbar sx={{ gap: 2, flexWrap: 'wrap', bgcolor: 'transparent', py: 1 }}>
            <SaveButton label="Guardar plazos" color="secondary" icon={<></>} />
            <Typography variant="body2" color="text.secondary">
              Mira antes en «Simular» a quién afecta. El permiso para futuras ofertas dura 24 meses y no se
              cambia aquí.
            </Typography>
          </Toolbar>
        }
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            width: '100%',
            gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {FIELDS.map(({ source, label, help, min, max }) => (
            <NumberInput
              key={source}
              source={source}
              label={label}
              min={min}
              max={max}
              step={1}
              helperText={`${help} De ${min} a ${max}.`}
            />
          ))}
        </Box>
      </SimpleForm>
    </Card>
  );
}
