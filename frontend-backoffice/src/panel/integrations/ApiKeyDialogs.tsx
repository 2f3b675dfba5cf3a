import { API_KEY_LIMITS, API_KEY_PERMISSION_GROUPS } from '@hiring/contract';
import { SelectInput, TextInput, useInput } from 'react-admin';
import { Box, Button, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import type { ApiKey } from './types';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { api, at, type Schemas } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { Columns, Apart } from '../../ui/layout';

const CHOICES = [7, 30, 90, 180, 365].map((id) => ({ id, name: `integrations.keyDays.${id}` }));
/** A group without the look of one. */
const BARE = { border: 0, p: 0, m: 0, minWidth: 0 } as const;

const DaysInput = () => (
  <SelectInput
    source="dias"
    choices={CHOICES}
    defaultValue={API_KEY_LIMITS.diasPorDefecto}
    isRequired
    helperText="integrations.keyForm.daysHelp"
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
    <Box component="fieldset" sx={BARE}>
      <Typography component="legend" variant="strong">
        {translate('integrations.keyForm.permissions')}
      </Typography>
      <FormHelperText error={Boolean(error)} sx={{ mx: 0 }}>
        {error ?? translate('integrations.keyForm.permissionsHelp')}
      </FormHelperText>
      {API_KEY_PERMISSION_GROUPS.map(({ titulo, permisos }) => {
        const words = Object.keys(permisos);
        const all = words.every((word) => chosen.includes(word));
        const label = translate(all ? 'integrations.keyForm.none' : 'integrations.keyForm.all');
        return (
          <Box key={titulo} component="fieldset" sx={{ ...BARE, mt: 2 }}>
            <Box component="legend" sx={{ p: 0, width: '100%' }}>
              <Apart spacing={1}>
                <Typography component="span" variant="strong">
                  {titulo}
                </Typography>
                <Button size="small" aria-label={`${label}: ${titulo}`} onClick={() => put(words, !all)}>
                  {label}
                </Button>
              </Apart>
            </Box>
            <Columns md={2} rowSpacing={0}>
              {Object.entries(permisos).map(([word, meaning]) => (
                <FormControlLabel
                  key={word}
                  control={
                    <Checkbox
                      checked={chosen.includes(word)}
                      onChange={({ target }) => put([word], target.checked)}
                    />
                  }
                  label={
                    <>
                      {meaning}{' '}
                      <Typography component="span" variant="hint">
                        {word}
                      </Typography>
                    </>
                  }
                />
              ))}
            </Columns>
          </Box>
        );
      })}
    </Box>
  );
}

interface Props {
  onClose: () => void;
  onMade: (secret: string, name: string) => void;
}

export function RenewKeyDialog({ apiKey, onClose, onMade }: Props & { apiKey: ApiKey }) {
  return (
    <FormDialog
      title={translate('integrations.keyForm.renew', { name: apiKey.nombre })}
      maxWidth="xs"
      save={({ dias }: { dias: number }) => api.post('/api/api-keys/{id}/renew', at(apiKey.id, { dias }))}
      changes={['api-keys']}
      then={({ clave }) => onMade(clave, apiKey.nombre)}
      onClose={onClose}
    >
      <Typography color="text.secondary">
        {translate('integrations.keyForm.renewLead', { hours: API_KEY_LIMITS.relevoHoras })}
      </Typography>
      <DaysInput />
    </FormDialog>
  );
}

export function NewApiKeyDialog({ onClose, onMade }: Props) {
  return (
    <FormDialog
      title="integrations.keyForm.new"
      maxWidth="md"
      save={(body: Schemas['NewApiKeyRequest']) => api.post('/api/api-keys', { body })}
      changes={['api-keys']}
      then={({ clave, api_key }) => onMade(clave, api_key.nombre)}
      onClose={onClose}
    >
      <TextInput
        source="nombre"
        label="integrations.keyForm.name"
        isRequired
        placeholder={translate('integrations.keyForm.nameExample')}
        helperText="integrations.keyForm.nameHelp"
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
