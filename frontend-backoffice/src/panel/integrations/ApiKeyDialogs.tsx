import { API_KEY_LIMITS, API_KEY_PERMISSION_GROUPS } from '@hiring/contract';
import { SelectInput, TextInput, useInput } from 'react-admin';
import { Box, Button, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import type { ApiKey } from './types';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { api, at, type Schemas } from '../../providers/api';

const CHOICES = [
  { id: 7, name: '7 días' },
  { id: 30, name: '30 días' },
  { id: 90, name: '90 días' },
  { id: 180, name: '180 días' },
  { id: 365, name: '1 año' },
];

const DaysInput = () => (
  <SelectInput
    source="dias"
    label="Caduca dentro de"
    choices={CHOICES}
    defaultValue={API_KEY_LIMITS.diasPorDefecto}
    isRequired
    helperText="Una semana antes te avisamos por email."
  />
);

/**
 * What a key may do; the word of the API stands beside each. react-admin's `CheckboxGroupInput` has one group: this has
 * several, each chosen whole with one button.
 */
function PermissionsInput() {
  const { field, fieldState } = useInput({ source: 'permisos', defaultValue: [] });
  const chosen = field.value as readonly string[];
  const error = fieldState.error?.message;
  const put = (words: readonly string[], on: boolean) => {
    const others = chosen.filter((word) => !words.includes(word));
    field.onChange(on ? [...others, ...words] : others);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ fontWeight: 700, p: 0 }}>
        Qué podrá hacer
      </Typography>
      <FormHelperText error={Boolean(error)} sx={{ mx: 0 }}>
        {error ?? 'Da solo lo que el programa necesita.'}
      </FormHelperText>
      {API_KEY_PERMISSION_GROUPS.map(({ titulo, permisos }) => {
        const words = Object.keys(permisos);
        const all = words.every((word) => chosen.includes(word));
        return (
          <Box key={titulo} component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}>
            <Box component="legend" sx={{ p: 0, width: '100%' }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Typography component="span" sx={{ flex: 1, minWidth: 160, fontWeight: 600 }}>
                  {titulo}
                </Typography>
                <Button
                  size="small"
                  aria-label={`${all ? 'Quitar' : 'Marcar'} todo: ${titulo}`}
                  onClick={() => put(words, !all)}
                >
                  {all ? 'Quitar todo' : 'Marcar todo'}
                </Button>
              </Box>
            </Box>
            <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 2 }}>
              {Object.entries(permisos).map(([word, label]) => (
                <FormControlLabel
                  key={word}
                  sx={{ minHeight: 44, mr: 0 }}
                  control={
                    <Checkbox
                      checked={chosen.includes(word)}
                      onChange={({ target }) => put([word], target.checked)}
                    />
                  }
                  label={
                    <>
                      {label}{' '}
                      <Typography component="span" variant="hint">
                        {word}
                      </Typography>
                    </>
                  }
                />
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

interface Props {
  apiKey: ApiKey;
  onClose: () => void;
  onMade: (secret: string, name: string) => void;
}

export function RenewKeyDialog({ apiKey, onClose, onMade }: Props) {
  return (
    <FormDialog
      title={`Renovar «${apiKey.nombre}»`}
      maxWidth="xs"
      save={({ dias }: { dias: number }) => api.post('/api/api-keys/{id}/renew', at(apiKey.id, { dias }))}
      reads={['api-keys']}
      then={({ clave }) => onMade(clave, apiKey.nombre)}
      onClose={onClose}
    >
      <Typography color="text.secondary">
        Creamos una clave nueva con los mismos permisos. La de ahora sigue valiendo{' '}
        {API_KEY_LIMITS.relevoHoras} horas, para que te dé tiempo a cambiarla.
      </Typography>
      <DaysInput />
    </FormDialog>
  );
}

interface ApiKeyDialogsProps {
  onClose: () => void;
  onMade: (secret: string, name: string) => void;
}

export function NewApiKeyDialog({ onClose, onMade }: ApiKeyDialogsProps) {
  return (
    <FormDialog
      title="Nueva clave de API"
      maxWidth="md"
      save={(body: Schemas['NewApiKeyRequest']) => api.post('/api/api-keys', { body })}
      reads={['api-keys']}
      then={({ clave, api_key }) => onMade(clave, api_key.nombre)}
      onClose={onClose}
    >
      <TextInput
        source="nombre"
        label="Qué programa la va a usar"
        isRequired
        placeholder="Programa de nóminas"
        helperText="Con este nombre sale en el registro. Una clave para cada programa."
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: API_KEY_LIMITS.nombre, autoComplete: 'off' },
        }}
      />
      <DaysInput />
      <PermissionsInput />
    </FormDialog>
  );
}
